import type { BankName } from '@bank/contract/bank'
import type { BulkChange } from '@bank/contract/question-bulk'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose } from '../../ui/dialog.tsx'
import { text } from '../../ui/text.ts'
import { ChoiceSelects } from '../bank/choice-selects.tsx'
import { useChoices } from '../bank/choices.ts'
import type { QuestionValues } from '../bank/question-form.ts'

/** Where questions are moved to, with the words of it. */
export interface Move {
  change: Pick<BulkChange, 'category_id' | 'class_id' | 'topic_id' | 'subtopic_id'>
  words: string
}

/** Each narrows those after it. */
const FIELDS = {
  general: ['class_id', 'category_id', 'topic_id', 'subtopic_id'],
  snpmb: ['category_id', 'topic_id'],
} as const

interface MoveDialogProps {
  bank: BankName
  onChosen: (move: Move) => void
  onClose: () => void
}

/** Chooses class, category, topic and sub-topic that fit each other, for many questions. */
export function MoveDialog({ bank, onChosen, onClose }: MoveDialogProps) {
  const form = useForm<QuestionValues>({ defaultValues: {} })
  const choices = useChoices(bank, form, false)
  const values = form.watch()
  const words = FIELDS[bank].flatMap((name) => choices[name]?.options.find(({ value }) => value === values[name]) ?? [])
  const change = changeOf(bank, values)
  return (
    <Dialog
      title="Pindahkan soal"
      onClose={onClose}
      footer={
        <>
          <DialogClose>{text.cancel}</DialogClose>
          <Button
            kind="primary"
            disabled={!change}
            onClick={() => change && onChosen({ change, words: words.map(({ label }) => label).join(', ') })}
          >
            Pilih
          </Button>
        </>
      }
    >
      <DialogBody>
        <div className="space-y-4">
          <ChoiceSelects names={FIELDS[bank]} control={form.control} choices={choices} />
          <p className="text-sm text-muted">{HINT[bank]}</p>
        </div>
      </DialogBody>
    </Dialog>
  )
}

const HINT: Readonly<Record<BankName, string>> = {
  general: 'Kelas yang dikosongkan tetap seperti sekarang. Indikator dari subjek lain dilepas.',
  snpmb: 'Materi yang dikosongkan dilepas dari soalnya.',
}

/** What is sent of a place; undefined: not enough is chosen. In the general bank the topic has its category. */
function changeOf(bank: BankName, { class_id, category_id, topic_id, subtopic_id }: QuestionValues) {
  const idOf = (value: unknown) => Number(value) || undefined
  if (bank === 'snpmb') {
    const category = idOf(category_id)
    return category && { category_id: category, topic_id: idOf(topic_id) ?? null }
  }
  const [classId, topic] = [idOf(class_id), idOf(topic_id)]
  const inClass = classId && { class_id: classId }
  return topic ? { topic_id: topic, subtopic_id: idOf(subtopic_id) ?? null, ...inClass } : inClass
}
