import { bankOf } from '@bank/contract/bank'
import { groupRoutes } from '@bank/contract/group'
import type { Question } from '@bank/contract/question'
import { Plus } from 'lucide-react'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose } from '../../ui/dialog.tsx'
import { QUESTION_READS } from '../item/reads.ts'
import { FindQuestion } from './find-question.tsx'

/** Looks for questions of the main list and puts them into a group, one click each. */
export function TakeInDialog({ head, onClose }: { head: Question; onClose: () => void }) {
  const takeIn = useAction(groupRoutes.addChild, { refreshes: QUESTION_READS, says: 'Soal masuk ke group.' })
  const fits = ({ id_question, children }: Question) => id_question !== head.id_question && children === 0

  return (
    <Dialog
      title={`Masukkan soal ke group ${head.code}`}
      size="large"
      onClose={onClose}
      footer={<DialogClose>Selesai</DialogClose>}
    >
      <DialogBody>
        <FindQuestion bank={bankOf(head)} fits={fits}>
          {({ id_question, code }) => (
            <Button
              icon={Plus}
              aria-label={`Masukkan ${code}`}
              busy={takeIn.isPending && takeIn.variables.body.question_id === id_question}
              onClick={() => takeIn.mutate({ body: { question_id: id_question, parent_id: head.id_question } })}
            >
              Masukkan
            </Button>
          )}
        </FindQuestion>
      </DialogBody>
    </Dialog>
  )
}
