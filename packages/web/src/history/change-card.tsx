import { type Change, differencesIn, isMove } from '../changes/changes.ts'
import { sentenceOf } from '../changes/sentence.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { ChangeFrame } from './change-frame.tsx'
import { ChangedName } from './changed-name.tsx'
import { RestoreButton } from './restore-button.tsx'
import { RestoreChangeButton } from './restore-change-button.tsx'

const ChangeDetails = onDemand(() => import('../changes/change-details.tsx'), 'ChangeDetails')

export function ChangeCard({ change }: { change: Change }) {
  const { entries, bulk } = change
  const hasDetails = entries.some((entry) => differencesIn(entry).length > 0 || isMove(entry))
  return (
    <ChangeFrame
      sentence={sentenceOf(change)}
      at={entries[0].at}
      name={<ChangedName change={change} />}
      restore={bulk ? <RestoreChangeButton change={bulk} /> : <RestoreButton change={change} />}
      details={hasDetails ? () => <ChangeDetails change={change} /> : undefined}
    />
  )
}
