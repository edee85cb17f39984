import { Alert } from '../ui/alert.tsx'
import type { Status } from '../ui/status-pill.tsx'
import { useOwnReview } from './own-review.ts'

const SAYS: Readonly<Partial<Record<Status, string>>> = {
  approved: 'Soal ini sudah disetujui.',
  published: 'Soal ini sudah terbit.',
}

/** Says before it is saved what a change of content does to a question that was approved. */
export function WithdrawNote({ status }: { status: Status }) {
  const says = SAYS[status]
  if (!useOwnReview()?.binding || !says) return null
  return <Alert kind="info">{says} Menyimpan perubahan isi menariknya kembali ke Konsep.</Alert>
}
