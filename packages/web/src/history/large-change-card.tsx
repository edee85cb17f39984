import { Link } from '@tanstack/react-router'
import type { LargeChange } from '../changes/changes.ts'
import { sentenceOfLarge } from '../changes/sentence.ts'
import { buttonClass } from '../ui/button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { ChangeFrame } from './change-frame.tsx'
import { RestoreChangeButton } from './restore-change-button.tsx'

const LargeChangeRows = onDemand(() => import('./large-change-rows.tsx'), 'LargeChangeRows')

/** One card for what changed several rows: an import, a group that was copied. */
export const LargeChangeCard = ({ change }: { change: LargeChange }) => (
  <ChangeFrame
    sentence={sentenceOfLarge(change)}
    at={change.at}
    restore={
      <>
        {change.import_id !== null && <ToImport id={change.import_id} />}
        {change.restorable && <RestoreChangeButton change={change} />}
      </>
    }
    details={() => <LargeChangeRows change={change.change} />}
  />
)

/** What an import added is taken back on its own page. */
const ToImport = ({ id }: { id: number }) => (
  <Link to="/impor/$id" params={{ id: String(id) }} className={buttonClass('quiet')}>
    Buka impor
  </Link>
)
