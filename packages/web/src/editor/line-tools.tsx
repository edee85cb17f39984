import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Sigma } from 'lucide-react'
import { FORMULA_KEY } from './keys.ts'
import type { ActiveLine } from './line-keys.ts'
import { MARK_TOOLS, SCRIPT_TOOLS } from './mark-tools.ts'
import { toggleScript } from './marks.ts'
import { ToolButton } from './tool-button.tsx'

/** Marks and formula of the line that has the caret, or had it last. */
export function LineTools({ label, line }: { label: string; line: ActiveLine | undefined }) {
  const editor = line?.editor
  const state = useEditorState({ editor: editor ?? null, selector: ({ editor }) => editor && stateOf(editor) })
  const off = !editor || editor.isDestroyed
  return (
    <Toolbar.Root aria-label={`Format ${label}`} className="flex items-center">
      {MARK_TOOLS.map(({ mark, ...tool }) => (
        <ToolButton
          key={mark}
          {...tool}
          disabled={off}
          pressed={state?.marks.includes(mark) ?? false}
          onPress={() => editor?.chain().focus().toggleMark(mark).run()}
        />
      ))}
      {SCRIPT_TOOLS.map(({ at, ...tool }) => (
        <ToolButton
          key={at}
          {...tool}
          disabled={off}
          pressed={state?.script === at}
          onPress={() => editor && toggleScript(editor, at)}
        />
      ))}
      <ToolButton
        icon={Sigma}
        label="Rumus"
        keys={FORMULA_KEY}
        worded
        disabled={off}
        onPress={() => line?.onFormula()}
      />
    </Toolbar.Root>
  )
}

const stateOf = (editor: Editor) => ({
  marks: MARK_TOOLS.filter(({ mark }) => editor.isActive(mark)).map(({ mark }) => mark),
  script: SCRIPT_TOOLS.find(({ at }) => editor.isActive('script', { at }))?.at,
})
