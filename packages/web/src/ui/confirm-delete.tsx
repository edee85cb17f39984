// {deleting && <ConfirmDelete name={row.subject_name} onConfirm={...} onCancel={...} busy={remove.isPending} />}
// <ConfirmDelete of="image" ... /> asks about a picture.
import { AskFirst } from './ask-first.tsx'
import { text } from './text.ts'

interface ConfirmDeleteProps {
  of?: 'data' | 'image'
  /** The name of the deleted row, when the page shows several. */
  name?: string
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
}

export function ConfirmDelete({ of = 'data', name, ...rest }: ConfirmDeleteProps) {
  return (
    <AskFirst
      title={of === 'image' ? text.confirmRemoveImage : text.confirmRemove}
      detail={name}
      action={text.remove}
      {...rest}
    />
  )
}
