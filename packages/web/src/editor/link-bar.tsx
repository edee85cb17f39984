import { allows } from '@bank/contract/rich-text'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { fieldClass } from '../ui/form-field.tsx'
import { text } from '../ui/text.ts'

/** A bar to enter the address of a link; rendered only while it is open. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const before: string = editor.getAttributes('link').href ?? ''
  const [typed, setTyped] = useState(before)
  const [refused, setRefused] = useState(false)

  const apply = () => {
    const href = addressOf(typed)
    if (!href) return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setMark('link', { href }).run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Otherwise the dialog around the editor would save or close.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    editor.commands.focus()
    onClose()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-foot px-2 py-2">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        Alamat tautan
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the user has just opened the bar
        autoFocus
        type="url"
        inputMode="url"
        placeholder="https://"
        value={typed}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className={classes(fieldClass, 'h-control min-w-48 max-w-xs flex-1')}
      />
      <Button onClick={apply}>Terapkan</Button>
      {before !== '' && (
        <Button
          kind="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
            onClose()
          }}
        >
          Lepas tautan
        </Button>
      )}
      <Button kind="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
      {refused && (
        <p id={`${id}-error`} role="alert" className="w-full text-xs font-medium text-progress">
          Alamat harus diawali http:// atau https://.
        </p>
      )}
    </div>
  )
}

/** Completes a typed address: `kemdikbud.go.id` gets its https://. */
function addressOf(typed: string): string | undefined {
  const address = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
  return address.includes('.') && allows('a', 'href', whole) ? whole : undefined
}
