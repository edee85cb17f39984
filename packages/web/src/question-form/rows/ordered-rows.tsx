import type { Editor } from '@tiptap/core'
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldArray, type FieldError, get, useFieldArray, useFormContext } from 'react-hook-form'
import { type ActiveLine, type LineKeys, LineKeysContext } from '../../editor/line-keys.ts'
import type { PastedLine } from '../../editor/pasted-lines.ts'
import { Button } from '../../ui/button.tsx'
import { FieldNotes } from '../../ui/form-field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { BLANK_ROW, type ItemValues, type ListName } from '../values/item-values.ts'
import { useDragOrder } from './use-drag-order.ts'
import './ordered-rows.css'

export interface OrderedRowsProps<Name extends ListName> {
  name: Name
  label: string
  /** The Indonesian name of the row at an index: `Pilihan B`. */
  nameOf: (index: number) => string
  addLabel: string
  /** What can be done here, in one sentence; `keys` for those who have keys. */
  hint: string
  keys?: string
  /** Other ways to fill the list, after the button that adds a row. */
  beside?: ReactNode
  /** Several lines were pasted into the row at an index. */
  onLines?: (index: number, lines: readonly PastedLine[]) => boolean
  /** The key of an answer mark was pressed in the row at an index. */
  onMark?: (index: number, key: 'b' | 's') => void
  /** Renders a row; `tools(more)` is its menu, for the end of its first line. */
  children: (index: number, tools: (...more: MenuItem[]) => ReactNode) => ReactNode
}

const LineTools = onDemand(
  () => import('../../editor/editor-surface.tsx').then(({ LineTools }) => ({ LineTools })),
  'LineTools',
)

/**
 * The rows of one list of an item: add, delete, and reorder by dragging, by menu or by arrow keys. Tab and Enter go from
 * text to text; left and right arrow lead to the buttons of a row.
 */
export function OrderedRows<Name extends ListName>({
  name,
  label,
  nameOf,
  addLabel,
  hint,
  keys,
  onLines,
  onMark,
  beside,
  children,
}: OrderedRowsProps<Name>) {
  const form = useFormContext<ItemValues>()
  const rows = useFieldArray<ItemValues, Name, 'key'>({ name, control: form.control, keyName: 'key' })
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [focusIndex, setFocusIndex] = useState<number>()
  const [active, setActive] = useState<ActiveLine>()
  const adder = useRef<HTMLButtonElement>(null)
  const count = rows.fields.length

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    rows.move(from, to)
    setAnnouncement(`${nameOf(from)} sekarang ${nameOf(to)}.`)
  }
  const remove = (index: number) => {
    rows.remove(index)
    setAnnouncement(`${nameOf(index)} dihapus.`)
    setFocusIndex(Math.min(index, count - 2))
  }
  const add = () => {
    rows.append({ ...BLANK_ROW[name] } as FieldArray<ItemValues, Name>, { shouldFocus: false })
    setFocusIndex(count)
  }
  // After the render: only now the row to focus exists.
  useEffect(() => {
    if (focusIndex === undefined) return
    focusText(list.current?.children[focusIndex])
    setFocusIndex(undefined)
  }, [focusIndex])

  const keysOf = (index: number): LineKeys => ({
    onFocus: setActive,
    onEnter: () => (index + 1 < count ? focusText(list.current?.children[index + 1]) : adder.current?.focus()),
    onEdge: (step) => focusBeside(document.activeElement, step),
    onLines: onLines && ((lines) => onLines(index, lines)),
    onMark: onMark && ((key) => onMark(index, key)),
  })

  const { drag, grip } = useDragOrder(list, move)
  const byArrow = (index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(index, index + step)
  }
  const toolsOf = (index: number) =>
    function tools(...more: MenuItem[]) {
      return (
        <Menu
          tabIndex={-1}
          label={`Tindakan ${nameOf(index)}`}
          items={[
            ...more,
            ...(index > 0 ? [{ label: 'Naik', icon: ArrowUp, onSelect: () => move(index, index - 1) }] : []),
            ...(index < count - 1 ? [{ label: 'Turun', icon: ArrowDown, onSelect: () => move(index, index + 1) }] : []),
            { label: 'Hapus', icon: Trash2, danger: true, onSelect: () => remove(index) },
          ]}
        />
      )
    }
  const fault: FieldError | undefined = get(form.formState.errors, `${name}.root`) ?? get(form.formState.errors, name)
  const id = `${name}-list`

  return (
    <div className="min-w-0">
      {count > 0 && (
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-60 flex-1 text-sm text-muted">
            {keys && <span className="pointer-coarse:hidden">{keys} </span>}
            {hint}
          </p>
          <LineTools fallback={<div className="h-8" />} label={label} line={active} />
        </div>
      )}
      <ol ref={list} aria-label={label} className="-mx-2 space-y-1">
        {rows.fields.map(({ key }, index) => (
          <li
            key={key}
            onKeyDown={amongControls}
            data-drag={drag && draggedAs(drag, index)}
            className="ordered-row relative flex items-start rounded-control px-2"
          >
            <button
              type="button"
              {...grip(index)}
              tabIndex={-1}
              onKeyDown={byArrow(index)}
              aria-label={`Pindahkan ${nameOf(index)} dengan panah atas dan bawah`}
              title="Seret untuk memindahkan"
              className="grip mt-1 flex h-control shrink-0 touch-none items-center justify-center rounded-chip"
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <div className="min-w-0 flex-1">
              <LineKeysContext value={keysOf(index)}>{children(index, toolsOf(index))}</LineKeysContext>
            </div>
          </li>
        ))}
      </ol>
      <FieldNotes id={id} error={fault?.message} />
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        <Button ref={adder} kind="quiet" icon={Plus} onClick={add} className="-ml-3 text-brand">
          {addLabel}
        </Button>
        {beside}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** The row that is dragged, and the side of another at which it would stand. */
function draggedAs({ from, to }: { from: number; to: number }, index: number) {
  if (index === from) return 'row'
  if (index === to) return to < from ? 'above' : 'below'
}

const CONTROLS = 'button, input:not([type="file"]), [contenteditable="true"]'

/** Puts the caret at the end of the text of a row. */
function focusText(row: Element | undefined) {
  const box = row?.querySelector<HTMLElement & { editor?: Editor }>('[contenteditable="true"]')
  box?.editor?.commands.setTextSelection(box.editor.state.doc.content.size)
  box?.editor?.view.focus()
}

/** Left and right arrow go from button to button, past the text. In the text they move the caret (line-keys.ts). */
function amongControls(event: KeyboardEvent) {
  const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
  const target = event.target as HTMLElement
  const isTyped =
    target.isContentEditable || target.matches('[contenteditable="true"], input:not([type="radio"], [type="checkbox"])')
  if (step === undefined || isTyped || event.defaultPrevented) return
  event.preventDefault()
  focusBeside(target, step)
}

function focusBeside(element: Element | null, step: -1 | 1) {
  const controls = [...(element?.closest('li')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  if (element instanceof HTMLElement && controls.includes(element)) controls[controls.indexOf(element) + step]?.focus()
}
