import { type Question, questionRoutes } from '@bank/contract/question'
import { posedBy } from '@bank/contract/question-form/score'
import type { Answer } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { reading } from '../api/query.ts'
import { StudentQuestion } from '../question-form/student.tsx'
import { RichHtml } from '../rich/rich-html.tsx'
import { Solution } from '../student/solution.tsx'
import { Button } from '../ui/button.tsx'
import { Folded } from '../ui/folded.tsx'

interface AskedSideProps {
  question: Question
  isKeyShown: boolean
  onKey: (shown: boolean) => void
}

/** The question to be answered first: its key is folded until the reviewer asks for it. */
export function AskedSide({ question, isKeyShown, onKey }: AskedSideProps) {
  const [answer, setAnswer] = useState<Answer>({})
  const scorer = SCORERS[question.form]
  const posed = posedBy(scorer, question)
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">
        {[question.category_name, question.class_name, question.topic_name].filter(Boolean).join(' › ')}
      </p>
      {question.parent_id !== null && <Stimulus id={question.parent_id} />}
      <section aria-label="Tampilan siswa" className="student-frame">
        <StudentQuestion
          name="telaah"
          shown={scorer.student(posed)}
          answer={answer}
          onAnswer={setAnswer}
          checked={isKeyShown ? posed : undefined}
        />
      </section>
      <Button icon={Eye} aria-expanded={isKeyShown} onClick={() => onKey(!isKeyShown)}>
        {isKeyShown ? 'Sembunyikan kunci dan pembahasan' : 'Tampilkan kunci dan pembahasan'}
      </Button>
      {isKeyShown && (
        <Solution question={posed} discussion={question.discussion?.discussion_text ?? ''} number={undefined} />
      )}
    </div>
  )
}

/** What the questions of its group share. */
function Stimulus({ id }: { id: number }) {
  const head = useQuery(reading(questionRoutes.get, { params: { id } })).data?.data[0]
  return (
    head && (
      <section aria-label={`Teks grup ${head.code}`} className="rounded-control bg-quiet p-4">
        <Folded name={`teks grup ${head.code}`}>
          <RichHtml html={head.question_text} />
        </Folded>
      </section>
    )
  )
}
