// The Hapus button with its confirmation; rendered only if the route is allowed for the user.
// <DeleteButton route={subjectRoutes.remove} name={row.subject_name} onConfirm={() => remove.mutateAsync(...)} />
import type { Route } from '@bank/contract/route'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAllowed } from '../api/allowed.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { focusAfterRemoval } from '../ui/focus-after-removal.ts'
import { text } from '../ui/text.ts'

interface DeleteButtonProps {
  route: Pick<Route, 'access'>
  name?: string
  of?: 'data' | 'image'
  /** The dialog closes when this settles, also on failure: the failure has its own toast. */
  onConfirm: () => Promise<unknown>
}

export function DeleteButton({ route, name, of, onConfirm }: DeleteButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting'>('idle')
  const button = useRef<HTMLButtonElement>(null)
  if (!useAllowed(route)) return null
  const confirm = () => {
    setStep('deleting')
    focusAfterRemoval(button.current)
    onConfirm()
      .catch(() => undefined)
      .finally(() => setStep('idle'))
  }
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        icon={Trash2}
        aria-label={name && `${text.remove} ${name}`}
        onClick={() => setStep('asking')}
      >
        {text.remove}
      </Button>
      {step !== 'idle' && (
        <ConfirmDelete
          of={of}
          name={name}
          busy={step === 'deleting'}
          onConfirm={confirm}
          onCancel={() => setStep('idle')}
        />
      )}
    </>
  )
}
