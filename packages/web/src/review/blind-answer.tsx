import { approvalRoutes } from '@bank/contract/approval'
import { keyCheckRoutes, type UnkeyedQuestion } from '@bank/contract/key-check'
import { lackOfAnswer } from '@bank/contract/question-form/given'
import type { Answer } from '@bank/contract/question-form/scorer'
import { useState } from 'react'
import { useAction } from '../api/query.ts'
import { StudentQuestion } from '../question-form/student.tsx'
import { RichHtml } from '../rich/rich-html.tsx'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Folded } from '../ui/folded.tsx'
import { KeyCheckOutcome } from './key-check-outcome.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

const DAY = 86_400

interface BlindAnswerProps {
  question: UnkeyedQuestion
  /** Reads it anew. */
  onRead: () => void
  onAnswered: () => void
}

/** A question as students see it, and what was answered beside its key once the answer is sent. */
export function BlindAnswer({ question, onRead, onAnswered }: BlindAnswerProps) {
  const { question_id, revision, stimulus } = question
  const [answer, setAnswer] = useState<Answer>({})
  const [refusal, refuse] = useState<{ message: string; isStale: boolean }>()
  const [opened] = useState(() => Date.now())
  const send = useAction(keyCheckRoutes.check, {
    says: '',
    form: { setError: () => undefined },
    refreshes: [...FLOW_READS, approvalRoutes.get],
  })
  const check = send.data?.data[0]

  const answerIt = () => {
    if (send.isPending || check) return
    const lack = lackOfAnswer(question, answer)
    if (lack) return refuse({ message: lack, isStale: false })
    refuse(undefined)
    const seconds = Math.min(Math.round((Date.now() - opened) / 1000), DAY)
    send.mutate(
      { params: { id: question_id }, body: { revision, answer: answer as SentAnswer, seconds } },
      { onSuccess: onAnswered, onError: ({ code, message }) => refuse({ message, isStale: code === 'STALE' }) },
    )
  }
  const onKeyDown = useAnswerKeys({ question, answer, onAnswer: setAnswer, onSend: answerIt })

  return (
    <form noValidate className="space-y-4" onKeyDown={onKeyDown} onSubmit={(event) => event.preventDefault()}>
      {!check && <p className="text-muted">Jawab tanpa melihat kunci di daftar soal.</p>}
      {stimulus && (
        <section aria-label="Teks grup" className="rounded-control bg-quiet p-4">
          <Folded name="teks grup">
            <RichHtml html={stimulus} />
          </Folded>
        </section>
      )}
      <fieldset disabled={check !== undefined} className="student-frame min-w-0">
        <legend className="sr-only">Soal</legend>
        <StudentQuestion name="kunci" shown={question} answer={answer} onAnswer={setAnswer} checked={undefined} />
      </fieldset>
      {refusal && <Alert>{refusal.message}</Alert>}
      {refusal?.isStale && <Button onClick={onRead}>Lihat isi terbaru</Button>}
      {check ? (
        <KeyCheckOutcome check={check} question_id={question_id} />
      ) : (
        <Button kind="primary" busy={send.isPending} onClick={answerIt}>
          Kirim jawaban
        </Button>
      )}
    </form>
  )
}

type SentAnswer = Parameters<ReturnType<typeof useAction<typeof keyCheckRoutes.check>>['mutate']>[0]['body']['answer']
