import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

type Step = { add: { id: object; pos: number; element: HTMLElement } } | { drop: object }
const key = new PluginKey<DecorationSet>('uploadPlaces')

/** Keeps a position in the text for each picture being uploaded, mapped through every edit. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, before) {
          const places = before.map(tr.mapping, tr.doc)
          const step: Step | undefined = tr.getMeta(key)
          if (!step) return places
          if ('drop' in step) return places.remove(places.find(undefined, undefined, (spec) => spec.id === step.drop))
          const { id, pos, element } = step.add
          return places.add(tr.doc, [Decoration.widget(pos, element, { id, ignoreSelection: true })])
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

/** Adds a placeholder at `pos`, shown as `element`. */
export function openPlace(view: EditorView, id: object, pos: number, element: HTMLElement): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, pos, element } } satisfies Step))
}

/** Removes a placeholder and returns its position; undefined if the text around it was deleted. */
export function closePlace(view: EditorView, id: object): number | undefined {
  const [place] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? []
  view.dispatch(view.state.tr.setMeta(key, { drop: id } satisfies Step))
  return place?.from
}
