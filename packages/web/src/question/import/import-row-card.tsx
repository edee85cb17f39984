import { IMPORT_ROW_WORD, type ImportRow, type ImportRowState } from '@bank/contract/import-row'
import { askedOfBody, type Body } from '@bank/contract/question-form/asked-of-body'
import type { Asked } from '@bank/contract/question-form/scorer'
import { Link } from '@tanstack/react-router'
import {
  Check,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  CopyPlus,
  Equal,
  Layers,
  type LucideIcon,
  Pencil,
  RotateCcw,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { QuestionParts } from '../../question-form/card.tsx'
import type { PartMenus } from '../../question-form/parts-props.ts'
import { RichHtml } from '../../rich/rich-html.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CompareButton } from '../twins/compare-button.tsx'
import { ChangedParts } from './changed-parts.tsx'
import { hasOpenChoice, isOpen, waitsForLook } from './import-words.ts'
import { useRowChange, useRowKeys } from './use-row-change.ts'

const STATE_ICON: Readonly<Record<ImportRowState, LucideIcon>> = {
  ready: CircleCheck,
  look: CircleQuestionMark,
  wrong: CircleAlert,
  same: Equal,
  unchanged: Equal,
  skipped: CircleSlash,
  saved: Check,
  undone: RotateCcw,
}

/** As a traffic light: saved without a look, only after one, not at all. */
const STATE_TONE: Partial<Record<ImportRowState, Tone>> = { ready: 'good', look: 'trial', same: 'trial', wrong: 'bad' }

interface ImportRowCardProps {
  row: ImportRow
  /** Whether a text for several questions stands at the first of them alone. */
  isGrouped: boolean
  /** Whether the keys for a question are meant for this one. */
  isAt: boolean
  /** Undefined for an account that only reads the import. */
  tick: { isTicked: boolean; onTick: (ticked: boolean) => void } | undefined
  /** Undefined where it cannot be changed. */
  onEdit: (() => void) | undefined
}

/** A question of a file as it will look, with what is to be said of it. */
export function ImportRowCard({ row, isGrouped, isAt, tick, onEdit }: ImportRowCardProps) {
  const does = useRowChange(row)
  useRowKeys(row, isAt && tick !== undefined, does)
  const { draft, state, messages } = row
  const asked = askedOfBody(draft as Body)
  const below = row.match ? [] : messages.filter(isAboutParts)
  const mayChange = tick !== undefined && isOpen(row)
  const menus: PartMenus = {
    ofOption: (at, letter) => (
      <IconButton
        icon={does.isRight(at) ? CircleSlash : Check}
        label={does.isRight(at) ? `Bukan jawaban: ${letter}` : `Jadikan jawaban: ${letter}`}
        onClick={() => does.mark(at)}
      />
    ),
    ofShortAnswer: () => null,
    ofStatement: () => null,
  }
  return (
    <Card
      label={`Soal ${row.no}`}
      actions={<RowActions row={row} asked={asked} mayChange={tick !== undefined} does={does} onEdit={onEdit} />}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-bold">
          Soal {row.no}
          {row.match && ` · ${row.match.code}`}
        </h2>
        <Chip icon={STATE_ICON[state]} tone={STATE_TONE[state]}>
          {IMPORT_ROW_WORD[state]}
        </Chip>
        {isGrouped && row.head_no !== null && <Chip icon={Layers}>{placeInGroup(row.no, row.head_no)}</Chip>}
        <p className="text-sm text-muted">{row.place}</p>
        {tick && row.id_question === null && (
          <div className="ml-auto text-sm">
            <Checkbox label="Pilih" checked={tick.isTicked} onChange={tick.onTick} />
          </div>
        )}
      </div>
      <Messages messages={messages.filter((message) => !below.includes(message))} />
      {row.match && (
        <ChangedParts match={row.match} mayChange={tick !== undefined && row.id_question === null} does={does} />
      )}
      {!row.match && <RichHtml html={draft.question_text ?? ''} />}
      <Messages messages={below} />
      {asked && !row.match && <QuestionParts question={asked} {...(mayChange && { menus })} />}
      {draft.discussion && !row.match && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="text-sm font-semibold">Pembahasan</h3>
          <RichHtml html={draft.discussion.discussion_text} />
        </div>
      )}
    </Card>
  )
}

type Message = ImportRow['messages'][number]

const OF_PARTS = new Set<Message['about']>(['key', 'key-guessed', 'key-missing', 'options'])
/** It stands where the options and their key do. */
const isAboutParts = ({ about }: Message) => OF_PARTS.has(about)

const LOOKS = { error: 'text-progress', look: 'text-body', note: 'text-muted' } as const

function Messages({ messages }: { messages: readonly Message[] }) {
  const severities = Object.keys(LOOKS) as Message['severity'][]
  const textsOf = (wanted: Message['severity']) =>
    messages.flatMap(({ severity, text }) => (severity === wanted ? [text] : [])).join(' ')
  return (
    <div className="my-2 space-y-1 text-sm empty:hidden">
      {severities.map((severity) => {
        const text = textsOf(severity)
        return (
          text && (
            <p key={severity} className={LOOKS[severity]}>
              {text}
            </p>
          )
        )
      })}
    </div>
  )
}

const placeInGroup = (no: number, head: number) => (no === head ? 'Induk grup' : `Anak soal ${head}`)

interface RowActionsProps {
  row: ImportRow
  asked: Asked | undefined
  mayChange: boolean
  does: ReturnType<typeof useRowChange>
  onEdit: (() => void) | undefined
}

function RowActions({ row, asked, mayChange, does: { change, isPending }, onEdit }: RowActionsProps) {
  const twin = row.messages.find((message) => message.twin)?.twin
  return (
    <>
      {row.similar && row.id_question === null && (
        <ToQuestion id={row.similar.id_question}>Lihat {row.similar.code}</ToQuestion>
      )}
      {twin && asked && row.id_question === null && (
        <CompareButton own={asked} ownName={`Soal ${row.no}`} twin={twin} />
      )}
      {row.match && row.id_question === null && (
        <ToQuestion id={row.match.id_question}>Lihat {row.match.code}</ToQuestion>
      )}
      {mayChange && row.match && isOpen(row) && (
        <Button kind="quiet" icon={CopyPlus} busy={isPending} onClick={() => change({ as_new: true })}>
          Jadikan soal baru
        </Button>
      )}
      {mayChange && waitsForLook(row) && !hasOpenChoice(row) && (
        <Button kind="quiet" icon={Check} busy={isPending} onClick={() => change({ accept: true })}>
          {row.state === 'same' ? 'Tetap simpan' : 'Sudah benar'}
        </Button>
      )}
      {onEdit && !row.match && (
        <Button kind="quiet" icon={Pencil} aria-label={`Edit soal ${row.no}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {mayChange && isOpen(row) && (
        <Button kind="quiet" icon={CircleSlash} busy={isPending} onClick={() => change({ skip: true })}>
          Lewati
        </Button>
      )}
      {mayChange && row.state === 'skipped' && (
        <Button kind="quiet" icon={RotateCcw} busy={isPending} onClick={() => change({ skip: false })}>
          Pakai
        </Button>
      )}
      {row.id_question !== null && <ToQuestion id={row.id_question}>Buka soal</ToQuestion>}
    </>
  )
}

const ToQuestion = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link to="/soal/$id" params={{ id: String(id) }} className="px-3 py-1 font-semibold text-brand hover:underline">
    {children}
  </Link>
)
