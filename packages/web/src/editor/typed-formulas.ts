import { type LatexSpan, latexSpans } from '@bank/contract/latex-spans'
import { Extension } from '@tiptap/core'
import { closeHistory, isHistoryTransaction } from '@tiptap/pm/history'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Run, runsIn } from './text-runs.ts'
import { loadTypeset, type Typeset } from './typeset.ts'

/** What was typed, pasted or dropped last and not read yet, and where escaped dollars stand. */
interface State {
  entered?: { from: number; to: number }
  plain: readonly number[]
}
type Step = 'typed' | { read: readonly number[] }
const key = new PluginKey<State>('typedFormulas')

/** So many formulas are drawn at once; what stands behind them stays text. */
const MOST = 1000

/** The error of a formula that cannot be drawn: it stays as it was typed. */
type OnFault = (latex: string, fault: string) => void

/**
 * LaTeX that is typed, pasted or dropped becomes a formula. This is one step of the history: one Ctrl+Z brings the LaTeX
 * back, and then it stays text.
 */
export const TypedFormulas = Extension.create<{ onFault: OnFault }>({
  name: 'typedFormulas',
  addOptions: () => ({ onFault: () => undefined }),
  addProseMirrorPlugins() {
    const { onFault } = this.options
    return [
      new Plugin<State>({
        key,
        state: { init: () => ({ plain: [] }), apply },
        props: {
          handleTextInput(view, _from, _to, text, write) {
            if (!/[$)\]]/.test(text)) return false
            view.dispatch(write().setMeta(key, 'typed' satisfies Step))
            return true
          },
        },
        view: () => ({
          update(view, before) {
            const { entered } = key.getState(view.state) ?? {}
            if (entered && entered !== key.getState(before)?.entered) void convert(view, onFault)
          },
        }),
      }),
    ]
  },
})

function apply(tr: Transaction, { entered, plain }: State): State {
  const step: Step | undefined = tr.getMeta(key)
  if (typeof step === 'object') return { plain: step.read }
  if (!tr.docChanged) return entered ? { entered, plain } : { plain }
  const moved = plain.map((pos) => tr.mapping.mapResult(pos)).flatMap(({ deleted, pos }) => (deleted ? [] : [pos]))
  if (isHistoryTransaction(tr)) return { plain: moved }
  const kept = entered && { from: tr.mapping.map(entered.from, -1), to: tr.mapping.map(entered.to, 1) }
  const isPasted = tr.getMeta('paste') === true || tr.getMeta('uiEvent') === 'drop'
  if (step !== 'typed' && !isPasted) return kept ? { entered: kept, plain: moved } : { plain: moved }
  const { from, to } = changedIn(tr)
  return { entered: { from: Math.min(from, kept?.from ?? from), to: Math.max(to, kept?.to ?? to) }, plain: moved }
}

function changedIn(tr: Transaction) {
  let [from, to] = [tr.doc.content.size, 0]
  for (const [index, map] of tr.mapping.maps.entries()) {
    const after = tr.mapping.slice(index + 1)
    map.forEach((_oldFrom, _oldTo, start, end) => {
      from = Math.min(from, after.map(start, -1))
      to = Math.max(to, after.map(end, 1))
    })
  }
  return { from: Math.min(from, to), to }
}

async function convert(view: EditorView, onFault: OnFault) {
  const typeset = await loadTypeset().catch(() => undefined)
  // A keyboard that composes words would lose its word: the next key converts.
  if (!typeset || view.isDestroyed || view.composing) return
  const { entered, plain } = key.getState(view.state) ?? { plain: [] }
  if (!entered) return
  const tr = conversion(view.state, entered, plain, typeset, onFault)
  if (!tr.docChanged) return view.dispatch(tr)
  view.dispatch(closeHistory(tr))
  // what is typed next is a step of its own
  view.dispatch(closeHistory(view.state.tr))
}

interface Found {
  span: LatexSpan
  from: number
  to: number
}

function conversion(
  { doc, tr, schema }: EditorState,
  entered: { from: number; to: number },
  plain: readonly number[],
  typeset: Typeset,
  onFault: OnFault,
): Transaction {
  const found = runsIn(doc, entered)
    .flatMap((run) => foundIn(run, plain))
    .filter(({ to }) => to > entered.from && to <= entered.to)
    .slice(0, MOST)
  for (const { span, from, to } of found) {
    const at = tr.mapping.map(from)
    if (span.kind === 'dollar') {
      tr.delete(at, at + 1)
      continue
    }
    const { mathml, fault } = typeset(span.latex, span.display)
    if (fault) onFault(span.latex, fault)
    else tr.replaceWith(at, tr.mapping.map(to), schema.nodes.formula?.create({ mathml }) ?? [])
  }
  const escaped = found.flatMap(({ span, from }) => (span.kind === 'dollar' ? [from + 1] : []))
  return tr.setMeta(key, { read: [...plain, ...escaped].map((pos) => tr.mapping.map(pos)) } satisfies Step)
}

function foundIn({ text, posAt }: Run, plain: readonly number[]): Found[] {
  const escaped = new Set(plain)
  const isPlain = { has: (offset: number) => escaped.has(posAt(offset)) }
  return latexSpans(text, isPlain).map((span) => ({ span, from: posAt(span.start), to: posAt(span.end) }))
}
