import { type ImportRow, type ImportRowState, importRoutes, importRowRoutes } from '@bank/contract/import'
import { askedOfBody, type Body } from '@bank/contract/question-form/asked-of-body'
import { Link } from '@tanstack/react-router'
import {
  Check,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  type LucideIcon,
  RotateCcw,
} from 'lucide-react'
import { useAction } from '../../api/query.ts'
import { QuestionParts } from '../../question-form/card.tsx'
import type { PartMenus } from '../../question-form/parts-props.ts'
import { RichHtml } from '../../rich/rich-html.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ROW_WORD } from './import-words.ts'

const STATE_ICON: Readonly<Record<ImportRowState, LucideIcon>> = {
  ready: CircleCheck,
  look: CircleQuestionMark,
  wrong: CircleAlert,
  skipped: CircleSlash,
  saved: Check,
  undone: RotateCcw,
}

/** A question of a file as it will look, with what is to be said of it. */
export function ImportRowCard({ row }: { row: ImportRow }) {
  const edit = useAction(importRowRoutes.edit, { refreshes: [importRoutes.get], says: '' })
  const { draft, state, messages } = row
  const asked = askedOfBody(draft as Body)
  const textsOf = (severity: 'error' | 'look') =>
    messages.flatMap((message) => (message.severity === severity ? [message.text] : [])).join(' ')
  const isOpen = state === 'ready' || state === 'look' || state === 'wrong'
  const change = (body: Parameters<typeof edit.mutate>[0]['body']) =>
    edit.mutate({ params: { id: row.id_import_row }, body: { ...body, updated_at: row.updated_at } })

  /** With one answer, the new one takes the place of the old one. */
  const mark = (at: number, right: boolean) => {
    const isSeveral = draft.interaction?.multiple === true
    const selections = draft.selections?.map((option, index) => ({
      ...option,
      is_answer: index === at ? right : isSeveral && option.is_answer === true,
    }))
    change({ draft: { selections } })
  }
  const menus: PartMenus = {
    ofOption: (at, letter) => {
      const right = draft.selections?.[at]?.is_answer === true
      return (
        <IconButton
          icon={right ? CircleSlash : Check}
          label={right ? `Bukan jawaban: ${letter}` : `Jadikan jawaban: ${letter}`}
          onClick={() => mark(at, !right)}
        />
      )
    },
    ofShortAnswer: () => null,
    ofStatement: () => null,
  }
  return (
    <Card
      label={`Soal ${row.no}`}
      footer={<p className="py-1">{row.place}</p>}
      actions={
        <>
          {state === 'look' && (
            <Button kind="quiet" icon={Check} busy={edit.isPending} onClick={() => change({ accept: true })}>
              Sudah benar
            </Button>
          )}
          {isOpen && (
            <Button kind="quiet" icon={CircleSlash} busy={edit.isPending} onClick={() => change({ skip: true })}>
              Lewati
            </Button>
          )}
          {state === 'skipped' && (
            <Button kind="quiet" icon={RotateCcw} busy={edit.isPending} onClick={() => change({ skip: false })}>
              Pakai
            </Button>
          )}
          {row.id_question !== null && (
            <Link
              to="/soal/$id"
              params={{ id: String(row.id_question) }}
              className="px-3 py-1 font-semibold text-brand hover:underline"
            >
              Buka soal
            </Link>
          )}
        </>
      }
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="text-base font-bold">Soal {row.no}</h3>
        <Chip icon={STATE_ICON[state]}>{ROW_WORD[state]}</Chip>
      </div>
      <p className="mb-1 text-sm text-progress empty:hidden">{textsOf('error')}</p>
      <p className="mb-3 text-sm text-body empty:hidden">{textsOf('look')}</p>
      <RichHtml html={draft.question_text ?? ''} />
      {asked && <QuestionParts question={asked} {...(isOpen && { menus })} />}
      {draft.discussion && (
        <div className="mt-4 border-t border-line pt-3">
          <h4 className="text-sm font-semibold">Pembahasan</h4>
          <RichHtml html={draft.discussion.discussion_text} />
        </div>
      )}
    </Card>
  )
}
