import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldArray, type FieldError, get, useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { FieldNotes } from '../ui/form-field.tsx'
import { Menu } from '../ui/menu.tsx'
import type { MenuItem } from '../ui/opened-menu.tsx'
import { BLANK_ROW, type ItemValues, type ListName } from './item-values.ts'
import { useDragOrder } from './use-drag-order.ts'

interface OrderedRowsProps<Name extends ListName> {
  name: Name
  label: string
  /** What people call the row at an index: `Pilihan B`. */
  nameOf: (index: number) => string
  addLabel: string
  /** Draws a row; `tools(more)` is its menu, to be put at the end of its first line. */
  children: (index: number, tools: (...more: MenuItem[]) => ReactNode) => ReactNode
}

/** The rows of one list of an item: to add, delete and put into another order, by hand, by menu and by arrow keys. */
export function OrderedRows<Name extends ListName>({
  name,
  label,
  nameOf,
  addLabel,
  children,
}: OrderedRowsProps<Name>) {
  const form = useFormContext<ItemValues>()
  const rows = useFieldArray<ItemValues, Name, 'key'>({ name, control: form.control, keyName: 'key' })
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [wanted, setWanted] = useState<number>()
  const count = rows.fields.length

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    rows.move(from, to)
    setSaid(`${nameOf(from)} sekarang ${nameOf(to)}.`)
  }
  const remove = (index: number) => {
    rows.remove(index)
    setSaid(`${nameOf(index)} dihapus.`)
    setWanted(Math.min(index, count - 2))
  }
  const add = () => {
    rows.append({ ...BLANK_ROW[name] } as FieldArray<ItemValues, Name>, { shouldFocus: false })
    setWanted(count)
  }
  // The row that is to have the focus is drawn only now.
  useEffect(() => {
    if (wanted === undefined) return
    list.current?.children[wanted]?.querySelector<HTMLElement>('textarea, input')?.focus()
    setWanted(undefined)
  }, [wanted])

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
      <ol ref={list} aria-label={label} className="-mx-2 space-y-1">
        {rows.fields.map(({ key }, index) => (
          <li
            key={key}
            className={classes(
              'relative flex items-start rounded-control px-2 has-[.grip:active]:z-10 has-[.grip:active]:shadow-popup',
              drag && drag.from === index && 'z-10 bg-white shadow-popup',
              drag &&
                drag.to === index &&
                drag.to < drag.from &&
                'before:absolute before:inset-x-2 before:-top-0.5 before:h-0.5 before:bg-brand',
              drag &&
                drag.to === index &&
                drag.to > drag.from &&
                'after:absolute after:inset-x-2 after:-bottom-0.5 after:h-0.5 after:bg-brand',
            )}
          >
            <button
              type="button"
              {...grip(index)}
              onKeyDown={byArrow(index)}
              aria-label={`Pindahkan ${nameOf(index)} dengan panah atas dan bawah`}
              title="Seret untuk memindahkan"
              className="grip mt-1 flex h-control w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-chip text-edge hover:text-ink active:cursor-grabbing pointer-coarse:w-9"
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <div className="min-w-0 flex-1">{children(index, toolsOf(index))}</div>
          </li>
        ))}
      </ol>
      <FieldNotes id={id} error={fault?.message} />
      <Button kind="quiet" icon={Plus} onClick={add} className="mt-1 -ml-3 text-brand">
        {addLabel}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
