import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { OUTCOME, type Outcome } from '../question-form/verdict.tsx'
import { RichHtml } from '../rich/rich-html.tsx'

interface StimulusBesideProps {
  /** HTML */
  stimulus: string
  questions: readonly ReactNode[]
  /** What became of each answer; empty until they were checked. */
  outcomes: readonly Outcome[]
}

/** The shared text beside its questions; in a narrow frame one of them at a time, by tabs. */
export function StimulusBeside({ stimulus, questions, outcomes }: StimulusBesideProps) {
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(0)
  const names = ['Stimulus', ...questions.map((_, at) => `${at + 1}`)]
  const show = (at: number) => {
    choose(at)
    const isScrolledPast = (panels.current?.getBoundingClientRect().top ?? 0) < 0
    if (isScrolledPast) panels.current?.scrollIntoView()
  }
  const byKey = (event: KeyboardEvent) => {
    const last = names.length - 1
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      ArrowRight: chosen === last ? 0 : chosen + 1,
      Home: 0,
      End: last,
    }
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
  }
  const panel = (at: number) => ({
    id: `${id}-${at}`,
    role: 'tabpanel',
    'aria-label': at === 0 ? 'Stimulus' : `Soal ${at}`,
    'data-chosen': at === chosen,
    // the stimulus scrolls by itself where it is long: by the keys too
    tabIndex: at === 0 ? 0 : undefined,
    className: at === 0 ? 'student-panel student-stimulus' : 'student-panel',
  })
  return (
    <>
      <div ref={tabs} role="tablist" aria-label="Bagian group" className="student-tabs" onKeyDown={byKey}>
        {names.map((name, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-label={nameOf(at, outcomes[at - 1])}
            aria-selected={at === chosen}
            aria-controls={`${id}-${at}`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => show(at)}
            className="student-tab"
          >
            {name}
            <Mark of={outcomes[at - 1]} />
          </button>
        ))}
      </div>
      <div ref={panels} className="student-beside">
        <div {...panel(0)}>
          <RichHtml html={stimulus} />
        </div>
        <div className="student-questions">
          {questions.map((question, at) => (
            <div key={names[at + 1]} {...panel(at + 1)}>
              <h2 className="pb-2 text-sm font-bold text-muted">Soal {at + 1}</h2>
              {question}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** Of a tab: what became of its answer too. */
function nameOf(at: number, outcome: Outcome | undefined) {
  if (at === 0) return 'Stimulus'
  return outcome ? `Soal ${at}: ${OUTCOME[outcome].word}` : `Soal ${at}`
}

function Mark({ of }: { of: Outcome | undefined }) {
  if (!of) return null
  const { icon: Icon } = OUTCOME[of]
  return <Icon size={16} aria-hidden />
}
