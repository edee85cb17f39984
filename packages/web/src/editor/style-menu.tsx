import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/react'
import { Check, ChevronDown } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { toolClass } from './tool-button.tsx'

const STYLES: readonly { value: string; label: string; apply: (editor: Editor) => void }[] = [
  { value: 'paragraph', label: 'Paragraf', apply: (editor) => editor.chain().focus().setParagraph().run() },
  ...([2, 3, 4] as const).map((level, index) => ({
    value: `heading${level}`,
    label: `Judul ${index + 1}`,
    apply: (editor: Editor) => editor.chain().focus().setHeading({ level }).run(),
  })),
  { value: 'blockquote', label: 'Kutipan', apply: (editor) => editor.chain().focus().toggleBlockquote().run() },
]

const itemClass =
  'flex min-h-control cursor-default items-center justify-between gap-2 rounded-chip px-3 outline-none select-none ' +
  'data-highlighted:bg-brand-soft'

/** `value` of the style at the caret. */
export function styleAt(editor: Editor): string {
  if (editor.isActive('heading')) return `heading${editor.getAttributes('heading').level}`
  return editor.isActive('blockquote') ? 'blockquote' : 'paragraph'
}

/** Paragraph, headings and quotation, and the rarely needed clear formatting. */
export function StyleMenu({ editor, style, disabled }: { editor: Editor; style: string; disabled: boolean }) {
  const label = STYLES.find(({ value }) => value === style)?.label ?? 'Judul'
  return (
    <Menu.Root>
      <Toolbar.Button
        disabled={disabled}
        render={<Menu.Trigger />}
        title="Gaya paragraf"
        aria-label={`Gaya paragraf: ${label}`}
        onMouseDown={(event) => event.preventDefault()}
        className={classes(toolClass, 'w-24 justify-between px-2 text-sm font-semibold')}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={4} className="z-50 outline-none">
          <Menu.Popup
            finalFocus={false}
            className="min-w-40 rounded-control border border-line bg-white p-1 text-ink shadow-popup outline-none"
          >
            <Menu.RadioGroup value={style}>
              {STYLES.map(({ value, label, apply }) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  closeOnClick
                  onClick={() => apply(editor)}
                  className={itemClass}
                >
                  {label}
                  <Menu.RadioItemIndicator>
                    <Check size={16} aria-hidden />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Item className={itemClass} onClick={() => editor.chain().focus().unsetAllMarks().run()}>
              Hapus format huruf
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
