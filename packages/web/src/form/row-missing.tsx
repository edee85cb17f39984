import type { ApiError } from '@bank/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { isUnknown } from '../api/unknown.ts'
import { Dialog, DialogBody, DialogClose } from '../ui/dialog.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { text } from '../ui/text.ts'

interface RowMissingProps {
  /** What looked for the row; none where it is known to be gone. */
  read?: UseQueryResult<unknown, ApiError>
  onClose: () => void
}

/** Instead of the dialog that a link names: its row is gone, or could not be read. */
export function RowMissing({ read, onClose }: RowMissingProps) {
  const mayCome = read?.isError && !isUnknown(read.error)
  return (
    <Dialog title="Tidak dapat dibuka" size="small" onClose={onClose} footer={<DialogClose>{text.close}</DialogClose>}>
      <DialogBody>{mayCome ? <LoadFailure of={[read]} /> : <p role="alert">{text.empty}</p>}</DialogBody>
    </Dialog>
  )
}
