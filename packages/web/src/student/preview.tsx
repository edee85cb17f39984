import { pointsOf, posedBy, scoreOf } from '@bank/contract/question-form/score'
import type { Answer, Asked, Shown } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { seeded } from '@bank/contract/shuffle'
import { Check, KeyRound, RotateCcw, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { StudentQuestion } from '../question-form/student.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { outcomeOf } from './outcome.ts'
import { Solution } from './solution.tsx'
import { StimulusBeside } from './stimulus-beside.tsx'

const WIDTHS = [
  { value: '390px', label: 'Ponsel 390' },
  { value: '768px', label: 'Tablet 768' },
  { value: '100%', label: 'Layar lebar' },
] as const

interface PreviewProps {
  /** Of a group, in its order; else one. */
  questions: readonly Asked[]
  /** What the questions of a group share, as HTML. */
  stimulus?: string
  /** The discussion of each, as HTML, '' for none: shown with the key once the answers were checked. */
  discussions: readonly string[]
}

/** Questions as a student has them, answered and checked here: nothing is stored and nothing is sent. */
export function Preview({ questions: written, stimulus, discussions }: PreviewProps) {
  const [width, setWidth] = useState<string>('100%')
  const [seed, setSeed] = useState(0)
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const [isChecked, check] = useState(false)
  const questions = written.map((question) => posedBy(SCORERS[question.form], question))
  const keys = questions.map((question) => SCORERS[question.form].answerOf(question))
  const answerOf = (at: number): Answer => answers[at] ?? {}
  const set = (at: number, answer: Answer) =>
    setAnswers(questions.map((_, index) => (index === at ? answer : answerOf(index))))
  const again = () => {
    setAnswers([])
    check(false)
  }
  const got = questions.map((question, at) => scoreOf(SCORERS[question.form], question, answerOf(at)))
  const outcomes = questions.map((question, at) => outcomeOf(SCORERS[question.form], question, answerOf(at)))
  const most = questions.map((question) => pointsOf(SCORERS[question.form], question))

  const draw = (question: Asked, at: number) => {
    const { student, shuffled } = SCORERS[question.form]
    /** What is shown and the key are shuffled alike, so that the key has the letters of what is shown. */
    const inOrder = <Any extends Asked | Shown>(any: Any) =>
      seed === 0 ? any : shuffled(any, seeded(`${seedName(seed)}|${at + 1}`))
    return (
      <div key={`soal-${at}`}>
        <StudentQuestion
          name={`soal-${at}`}
          shown={inOrder(student(question))}
          answer={answerOf(at)}
          onAnswer={(answer) => set(at, answer)}
          checked={isChecked ? question : undefined}
        />
        {isChecked && (
          <div className="mt-4 space-y-4">
            {questions.length > 1 && <Score got={got[at]} most={most[at]} />}
            {!keys[at] && <Alert kind="info">Soal ini belum punya kunci.</Alert>}
            <Solution
              question={inOrder(question)}
              discussion={discussions[at] ?? ''}
              number={stimulus === undefined ? undefined : at + 1}
            />
          </div>
        )}
      </div>
    )
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
          {keys.some(Boolean) && (
            <Button icon={KeyRound} onClick={() => setAnswers(keys.map((key) => key ?? {}))}>
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
      <div role="status">{isChecked && <Score got={sum(got)} most={sum(most)} />}</div>
      <section aria-label="Tampilan siswa" className="student-frame" style={{ maxWidth: width }}>
        {/* above the headings that a text may have */}
        <h2 className="sr-only">Tampilan siswa</h2>
        <div className="rounded-card border border-line bg-white p-4 sm:p-5">
          {stimulus === undefined ? (
            questions.map(draw)
          ) : (
            <StimulusBeside stimulus={stimulus} questions={questions.map(draw)} outcomes={isChecked ? outcomes : []} />
          )}
        </div>
      </section>
    </div>
  )
}

function Score({ got = 0, most = 0 }: { got: number | undefined; most: number | undefined }) {
  return (
    <p className="text-md font-bold text-ink">
      Skor {points(got)} dari {points(most)}
    </p>
  )
}

const seedName = (seed: number) => `acak-${seed}`
const points = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 2 })
/** Points have two decimals, which sums of floating numbers do not keep. */
const sum = (values: readonly number[]) => Math.round(values.reduce((all, one) => all + one, 0) * 100) / 100
