import { FORMS } from '@bank/contract/question-form/forms'
import { pointsOf, scoreOf } from '@bank/contract/question-form/score'
import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { seeded } from '@bank/contract/shuffle'
import { Check, KeyRound, RotateCcw, Shuffle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { EssayMarks } from './essay-marks.tsx'
import { StudentQuestion } from './student-question.tsx'

const WIDTHS = [
  { value: '390px', label: 'Ponsel 390' },
  { value: '768px', label: 'Tablet 768' },
  { value: '100%', label: 'Layar lebar' },
] as const

interface PreviewProps {
  question: Asked
  /** Shown once the answer was checked: the key and the discussion. */
  solution: ReactNode
}

/** A question as a student has it, answered and checked here: nothing is stored and nothing is sent. */
export function Preview({ question, solution }: PreviewProps) {
  const scorer = SCORERS[question.form]
  const [width, setWidth] = useState<string>('100%')
  const [seed, setSeed] = useState(0)
  const [answer, setAnswer] = useState<Answer>({})
  const [isChecked, check] = useState(false)
  const student = scorer.student(question)
  const shown = seed === 0 ? student : scorer.shuffled(student, seeded(seedName(seed)))
  const key = scorer.answerOf(question)
  const again = () => {
    setAnswer({})
    check(false)
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="max-sm:hidden">
          <RadioGroup label="Lebar" options={WIDTHS} value={width} onChange={setWidth} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={Shuffle} onClick={() => setSeed(seed + 1)}>
            Acak{seed > 0 && ` (${seedName(seed)})`}
          </Button>
          {key && (
            <Button icon={KeyRound} onClick={() => setAnswer(key)}>
              Isi dengan kunci
            </Button>
          )}
          <Button icon={RotateCcw} onClick={again}>
            Ulangi
          </Button>
          <Button kind="primary" icon={Check} onClick={() => check(true)}>
            Periksa jawaban
          </Button>
        </div>
      </div>
      <section aria-label="Tampilan siswa" className="student-frame" style={{ maxWidth: width }}>
        <div className="rounded-card border border-line bg-white p-4 sm:p-5">
          <StudentQuestion
            shown={shown}
            answer={answer}
            onAnswer={setAnswer}
            checked={isChecked ? question : undefined}
          />
        </div>
      </section>
      <div role="status">
        {isChecked && (
          <p className="text-md font-bold text-ink">
            Skor {points(scoreOf(scorer, question, answer))} dari {points(pointsOf(scorer, question))}
          </p>
        )}
      </div>
      {isChecked && !key && <Alert kind="info">Soal ini belum punya kunci.</Alert>}
      {isChecked && FORMS[question.form].rules[0] === 'rubric' && (
        <EssayMarks question={question} answer={answer} onAnswer={setAnswer} />
      )}
      {isChecked && solution}
    </div>
  )
}

const seedName = (seed: number) => `acak-${seed}`
const points = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 2 })
