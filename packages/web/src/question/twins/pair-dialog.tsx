import { type Question, questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/query.ts'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { text } from '../../ui/text.ts'
import { Beside } from './beside.tsx'
import { DenyButton } from './deny-button.tsx'
import { ToQuestion } from './to-question.tsx'

/** Two questions of the bank beside each other. */
export function PairDialog({ one, other, onClose }: { one: number; other: number; onClose: () => void }) {
  const questions = [useQuestion(one), useQuestion(other)] as const
  const [left, right] = questions.map(({ data }) => data?.data[0])
  return (
    <Dialog title="Bandingkan soal" size="wide" onClose={onClose}>
      <DialogBody read>
        <LoadFailure of={questions} />
        {left && right ? (
          <Beside one={sideOf(left)} other={sideOf(right)} />
        ) : (
          !questions.some(({ error }) => error) && <Skeleton className="h-60" />
        )}
      </DialogBody>
      <DialogFooter>
        {left && right && <DenyButton one={one} other={other} onDone={onClose} />}
        <DialogClose>{text.close}</DialogClose>
      </DialogFooter>
    </Dialog>
  )
}

const useQuestion = (id: number) => useQuery(reading(questionRoutes.get, { params: { id } }))

const sideOf = (question: Question) => ({
  name: question.code,
  question,
  tools: <ToQuestion id={question.id_question} code={question.code} />,
})
