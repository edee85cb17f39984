import type { Question } from '@bank/contract/question'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { Check, ImageOff, Pencil, Trash2 } from 'lucide-react'
import { Fragment } from '../editor/rich-html.tsx'
import { classes } from '../ui/classes.ts'
import { Menu } from '../ui/menu.tsx'
import { letterOf } from './letter.ts'
import type { OptionOpened } from './opened.ts'

/** The options of a multiple-choice question in two columns; the right one is tinted, ticked and said. */
export function OptionList({ question, onOpen }: { question: Question; onOpen: (opened: OptionOpened) => void }) {
  if (question.selections.length === 0) return <p className="mt-4 text-muted">Belum ada pilihan jawaban.</p>
  return (
    <ol className="mt-4 grid gap-2 md:grid-cols-2" aria-label="Pilihan jawaban">
      {question.selections.map((selection, index) => {
        const letter = letterOf(index)
        const answer = question.answers.find((row) => row.selection_id === selection.id_selection)
        return (
          <li
            key={selection.id_selection}
            className={classes(
              'flex items-center gap-3 rounded-control border py-1 pr-1 pl-3',
              answer ? 'border-approved-rail bg-approved-soft' : 'border-line',
            )}
          >
            <span
              className={classes(
                'flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-bold',
                answer ? 'bg-approved text-white' : 'bg-quiet text-body',
              )}
            >
              {letter}
            </span>
            <div className="min-w-0 flex-1 py-1.5 text-md text-ink">
              <Fragment html={selection.selection_text} />
              {selection.image !== NO_IMAGE && (
                <img
                  src={selection.image}
                  alt={`Gambar pilihan ${letter}`}
                  loading="lazy"
                  className="mt-1 max-h-48 max-w-full rounded-chip"
                />
              )}
            </div>
            {answer && (
              <>
                <span className="sr-only">Jawaban benar</span>
                <Check size={18} aria-hidden className="shrink-0 text-approved" />
              </>
            )}
            <Menu
              label={`Tindakan pilihan ${letter}`}
              items={[
                {
                  label: 'Edit pilihan',
                  icon: Pencil,
                  onSelect: () => onOpen({ kind: 'selection', question, selection }),
                },
                ...(answer
                  ? [
                      {
                        label: 'Hapus jawaban',
                        icon: Trash2,
                        onSelect: () => onOpen({ kind: 'remove-answer', question, answer }),
                      },
                    ]
                  : [
                      {
                        label: 'Jadikan jawaban',
                        icon: Check,
                        onSelect: () => onOpen({ kind: 'answer', question, selection }),
                      },
                    ]),
                ...(selection.image === NO_IMAGE
                  ? []
                  : [
                      {
                        label: 'Hapus gambar',
                        icon: ImageOff,
                        onSelect: () => onOpen({ kind: 'remove-picture', selection }),
                      },
                    ]),
                {
                  label: 'Hapus',
                  icon: Trash2,
                  danger: true,
                  onSelect: () => onOpen({ kind: 'remove-selection', question, selection }),
                },
              ]}
            />
          </li>
        )
      })}
    </ol>
  )
}
