import { EditorContent } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { putFormula, selectedFormula } from './editor-commands.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { type Described, useDescribed } from './use-described.ts'
import { useLineEditor } from './use-line-editor.ts'
import './editor.css'
import '../rich/rich.css'

interface LineSurfaceProps extends Described {
  value: string
  onChange: (html: string) => void
  onFault: (fault: string | undefined) => void
  tools: ReactNode
}

/** The text of one line and its menu; LineField adds label and error. */
export function LineSurface({ value, onChange, onFault, tools, ...described }: LineSurfaceProps) {
  const [asking, setAsking] = useState(false)
  const editor = useLineEditor({ value, onChange, onFault, onFormula: () => setAsking(true) })
  useDescribed(editor, described)
  if (!editor) return null
  return (
    <div className="flex items-start">
      <EditorContent
        editor={editor}
        className={classes('line-editor min-w-0 flex-1', described.invalid && 'line-invalid')}
      />
      {tools}
      {asking && (
        <FormulaDialog
          {...selectedFormula(editor)}
          onClose={() => setAsking(false)}
          onInsert={(formula) => {
            setAsking(false)
            putFormula(editor, formula)
          }}
        />
      )}
    </div>
  )
}
