import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose } from '../../ui/dialog.tsx'
import { text } from '../../ui/text.ts'
import { FindQuestion } from '../bank/find-question.tsx'

interface HeadDialogProps {
  bank: BankName
  /** Offers to leave the group instead, in these words. */
  out?: string
  /** Null: they leave their group. */
  onChosen: (head: Question | null) => void
  onClose: () => void
}

/** Chooses the group that many questions join, or that they leave theirs. */
export const HeadDialog = ({ bank, out, onChosen, onClose }: HeadDialogProps) => (
  <Dialog
    title={out ? 'Group' : 'Masukkan ke group'}
    size="large"
    onClose={onClose}
    footer={<DialogClose>{text.cancel}</DialogClose>}
  >
    <DialogBody>
      {out && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4">
          Soal kembali ke daftar utama, atau masuk ke group lain.
          <Button onClick={() => onChosen(null)}>{out}</Button>
        </p>
      )}
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
