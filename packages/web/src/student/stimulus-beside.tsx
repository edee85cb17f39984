import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { RichHtml } from '../rich/rich-html.tsx'

interface StimulusBesideProps {
  /** HTML */
  stimulus: string
  questions: readonly ReactNode[]
}

/** The shared text beside its questions; in a narrow frame one of them at a time, by tabs. */
export function StimulusBeside({ stimulus, questions }: StimulusBesideProps) {
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(0)
  const names = ['Stimulus', ...questions.map((_, at) => `${at + 1}`)]
  const byArrow = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (chosen + step + names.length) % names.length
    choose(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
  }
  const panel = (at: number) => ({
    id: `${id}-${at}`,
    role: 'tabpanel',
    'aria-label': at === 0 ? 'Stimulus' : `Soal ${at}`,
    'data-chosen': at === chosen,
    className: at === 0 ? 'student-panel student-stimulus' : 'student-panel',
  })
  return (
    <>
      <div ref={tabs} role="tablist" aria-label="Bagian group" className="student-tabs" onKeyDown={byArrow}>
        {names.map((name, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-label={at === 0 ? name : `Soal ${name}`}
            aria-selected={at === chosen}
            aria-controls={`${id}-${at}`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => choose(at)}
            className="student-tab"
          >
            {name}
          </button>
        ))}
      </div>
      <div className="student-beside">
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
