import type { Question } from '@bank/contract/question'
import type { ReactNode } from 'react'
import { BriefHtml } from '../../rich/brief-html.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FORM_WORD } from '../../ui/question-words.ts'
import { StatusPill } from '../../ui/status-pill.tsx'

interface PickRowProps {
  question: Question
  ticked: boolean
  /** `toHere`: Shift was held, all from the row before to this one are meant. */
  onTick: (ticked: boolean, toHere: boolean) => void
  /** Where the arrow keys move through the list, one row alone is reached by Tab. */
  reached?: boolean
  /** Beside its status. */
  children?: ReactNode
}

/** A question in a list to choose from, with its box; the whole row is the box's label. */
export function PickRow({ question, ticked, onTick, reached = true, children: chips }: PickRowProps) {
  const { id_question: id, code, children } = question
  return (
    <li className="relative flex gap-3 px-4 py-2.5 hover:bg-foot has-checked:bg-brand-soft">
      <input
        id={`pilih-${id}`}
        type="checkbox"
        checked={ticked}
        tabIndex={reached ? 0 : -1}
        onChange={({ target, nativeEvent }) => onTick(target.checked, (nativeEvent as MouseEvent).shiftKey)}
        className="relative z-1 mt-1 size-4.5 shrink-0 accent-brand"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base font-semibold tabular-nums">
            <label htmlFor={`pilih-${id}`} className="cursor-pointer select-none after:absolute after:inset-0">
              {code}
            </label>
          </h2>
          <StatusPill status={question.status} />
          {chips}
          <Chip>{FORM_WORD[question.form]}</Chip>
          {question.qtn_level_name && <Chip>{question.qtn_level_name}</Chip>}
          {children > 0 && <Chip>Group {children} soal</Chip>}
        </div>
        <BriefHtml html={question.question_text} />
      </div>
    </li>
  )
}
