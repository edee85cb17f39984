// <EditButton name={row.subject_name} onClick={() => setEditing(row)} />
import { Pencil } from 'lucide-react'
import { Button } from './button.tsx'
import { text } from './text.ts'

export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button kind="quiet" icon={Pencil} aria-label={`${text.edit} ${name}`} onClick={onClick}>
      {text.edit}
    </Button>
  )
}
