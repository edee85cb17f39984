import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose } from '../../ui/dialog.tsx'
import { text } from '../../ui/text.ts'
import { FindQuestion } from '../bank/find-question.tsx'

interface HeadDialogProps {
  bank: BankName
  onChosen: (head: Question) => void
  onClose: () => void
}

/** Chooses the group that many questions join. */
export const HeadDialog = ({ bank, onChosen, onClose }: HeadDialogProps) => (
  <Dialog title="Masukkan ke group" size="large" onClose={onClose} footer={<DialogClose>{text.cancel}</DialogClose>}>
    <DialogBody>
      <FindQuestion bank={bank} fits={() => true}>
        {(head) => (
          <Button aria-label={`Pilih group ${head.code}`} onClick={() => onChosen(head)}>
            Pilih
          </Button>
        )}
      </FindQuestion>
    </DialogBody>
  </Dialog>
)
