// The dialogs of a screen of questions. Those that write stand in the address, what asks before a delete does not.
//   const { open, ...dialogs } = useDialogs()
//   <QuestionCard question={question} onOpen={open} />
//   <ScreenDialogs {...dialogs} place={{ bank, list }} />
import { useCallback, useState } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import type { OpenDialog, Removal } from '../item/opened.ts'
import { addressOf, isOfQuestion } from '../item/opened-address.ts'
import type { Place } from './question-dialogs.tsx'

const QuestionDialogs = onDemand(() => import('./question-dialogs.tsx'), 'QuestionDialogs')
const RemovalDialog = onDemand(() => import('./removal-dialog.tsx'), 'RemovalDialog')

export function useDialogs() {
  const { opened, open: openNamed, close } = useOpened()
  const [removal, setRemoval] = useState<Removal>()
  const open: OpenDialog = useCallback(
    (asked) => {
      if (asked.kind === 'remove' || asked.kind === 'remove-part') setRemoval(asked)
      else openNamed(addressOf(asked))
    },
    [openNamed],
  )
  const keep = useCallback(() => setRemoval(undefined), [])
  return { open, named: opened && isOfQuestion(opened) ? opened : undefined, close, removal, keep }
}

export function ScreenDialogs({
  named,
  close,
  removal,
  keep,
  place,
}: Omit<ReturnType<typeof useDialogs>, 'open'> & { place: Place }) {
  return (
    <>
      {named && <QuestionDialogs named={named} place={place} onClose={close} />}
      {removal && <RemovalDialog removal={removal} onClose={keep} />}
    </>
  )
}
