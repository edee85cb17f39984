import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDragOrder } from '../../question-form/rows/use-drag-order.ts'
import { BriefHtml } from '../../rich/brief-html.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { Picked } from './picked.ts'
import '../../question-form/rows/ordered-rows.css'

/** The questions that were ticked, put into their order by dragging, by menu or by arrow keys. A group moves as one. */
export function PickedOrder({ picked }: { picked: Picked }) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { rows } = picked
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    picked.move(from, to)
    setAnnouncement(`${row.code} sekarang nomor ${to + 1} dari ${rows.length}.`)
  }
  const { drag, grip } = useDragOrder(list, move)
  const byArrow = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at, at + step)
  }
  return (
    <section aria-label="Urutan soal" className="mb-4 rounded-card border border-line bg-white p-3">
      <p className="mb-2 px-1 text-sm text-muted">
        Seret pegangannya, atau pilih pegangan lalu tekan panah atas dan bawah. Isi group ikut induknya.
      </p>
      <ol ref={list} aria-label="Soal yang dipilih" className="max-h-60 overflow-y-auto">
        {rows.map(({ id_question: id, code, children, question_text }, at) => (
          <li
            key={id}
            data-drag={drag && draggedAs(drag, at)}
            className="ordered-row relative flex items-center gap-2 rounded-control px-1 py-0.5"
          >
            <button
              type="button"
              {...grip(at)}
              onKeyDown={byArrow(at)}
              aria-label={`Pindahkan ${code}, nomor ${at + 1}, dengan panah atas dan bawah`}
              title="Seret untuk memindahkan"
              className="grip flex h-control shrink-0 touch-none items-center justify-center rounded-chip"
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <span className="w-7 shrink-0 text-right tabular-nums">{at + 1}.</span>
            <div className="min-w-0 flex-1 py-1">
              <span className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-ink">
                {code}
                {children > 0 && <Chip>Group {children} soal</Chip>}
              </span>
              <BriefHtml html={question_text} />
            </div>
            <Menu
              label={`Tindakan ${code}`}
              items={[
                ...(at > 0 ? [{ label: 'Naik', icon: ArrowUp, onSelect: () => move(at, at - 1) }] : []),
                ...(at < rows.length - 1
                  ? [{ label: 'Turun', icon: ArrowDown, onSelect: () => move(at, at + 1) }]
                  : []),
                { label: 'Keluarkan', icon: X, onSelect: () => picked.remove(id) },
              ]}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

/** The row that is dragged, and the side of another at which it would stand. */
function draggedAs({ from, to }: { from: number; to: number }, index: number) {
  if (index === from) return 'row'
  if (index === to) return to < from ? 'above' : 'below'
}
