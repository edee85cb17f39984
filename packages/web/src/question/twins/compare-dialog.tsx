import { questionRoutes } from '@bank/contract/question'
import type { Asked } from '@bank/contract/question-form/scorer'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/query.ts'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { text } from '../../ui/text.ts'
import { Beside } from './beside.tsx'
import { DenyButton } from './deny-button.tsx'
import { Tabs } from './tabs.tsx'
import { ToQuestion } from './to-question.tsx'
import type { Told } from './told.ts'

interface CompareDialogProps {
  /** What is not in the bank, and what it is called. */
  own: Asked
  ownName?: string
  /** Its own id, where it is stored. */
  id: number | undefined
  twins: readonly Told[]
  chosen: Told
  onChoose: (twin: Told) => void
  onClose: () => void
}

/** What is not in the bank, or not yet as it is here, beside a question of it. */
export function CompareDialog({
  own,
  ownName = 'Isian Anda',
  id,
  twins,
  chosen,
  onChoose,
  onClose,
}: CompareDialogProps) {
  const { id_question, code, kind } = chosen
  const other = useQuery(reading(questionRoutes.get, { params: { id: id_question } }))
  const question = other.data?.data[0]
  return (
    <Dialog title={`Bandingkan dengan ${code}`} size="wide" onClose={onClose}>
      <DialogBody read>
        {twins.length > 1 && <Tabs label="Soal yang mirip" twins={twins} chosen={chosen} onChoose={onChoose} />}
        <LoadFailure of={[other]} />
        {question?.id_question === id_question ? (
          <Beside
            one={{ name: ownName, question: own }}
            other={{ name: code, question, tools: <ToQuestion id={id_question} code={code} /> }}
          />
        ) : (
          !other.error && <Skeleton className="h-60" />
        )}
      </DialogBody>
      <DialogFooter>
        {id !== undefined && kind !== 'sama' && <DenyButton one={id} other={id_question} onDone={onClose} />}
        <DialogClose>{text.close}</DialogClose>
      </DialogFooter>
    </Dialog>
  )
}
