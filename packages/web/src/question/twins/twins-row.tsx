import type { Twins } from '@bank/contract/twin'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { number } from '../../ui/format.ts'
import { ToQuestion } from './to-question.tsx'

const WORD: Readonly<Record<Twins['kind'], string>> = {
  sama: 'Sama persis',
  mirip: 'Mirip',
  'beda angka': 'Beda angka',
}

interface TwinsRowProps {
  twins: Twins
  onCompare: (one: number, other: number) => void
}

/** Questions that are the same, or two that are alike; each is compared with the first. */
export function TwinsRow({ twins: { kind, score, count, questions }, onCompare }: TwinsRowProps) {
  const [first] = questions
  if (!first) return null
  return (
    <li className="py-3 first:pt-0">
      <div className="mb-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Chip tone={kind === 'sama' ? 'bad' : 'trial'}>{WORD[kind]}</Chip>
        {kind === 'sama' ? `${number(count)} soal` : `${number(Math.round(score * 100))} % serupa`}
      </div>
      <ul className="space-y-2">
        {questions.map((question) => (
          <li key={question.id_question} className="flex flex-wrap items-start gap-x-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-sm">
                <span className="font-bold text-ink tabular-nums">{question.code}</span>{' '}
                <span className="text-muted">
                  {[question.category_name, question.topic_name].filter(Boolean).join(' › ')}
                </span>
              </p>
              <p className="line-clamp-2 wrap-anywhere">{question.begins}</p>
            </div>
            <div className="ml-auto flex">
              {question !== first && (
                <Button
                  kind="quiet"
                  aria-label={`Bandingkan ${first.code} dengan ${question.code}`}
                  onClick={() => onCompare(first.id_question, question.id_question)}
                  className="text-brand"
                >
                  Bandingkan
                </Button>
              )}
              <ToQuestion id={question.id_question} code={question.code} />
            </div>
          </li>
        ))}
      </ul>
      {count > questions.length && (
        <p className="mt-1 text-sm text-muted">dan {number(count - questions.length)} soal lain yang sama</p>
      )}
    </li>
  )
}
