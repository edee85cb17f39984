// Hapus, with its question first; drawn only for those whom the route lets in.
// <DeleteButton route={subjectRoutes.remove} name={row.subject_name} onConfirm={() => remove.mutateAsync(...)} />
import type { Route } from '@bank/contract/route'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAllowed } from '../api/allowed.ts'
import { Button } from './button.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { text } from './text.ts'

interface DeleteButtonProps {
  route: Pick<Route, 'access'>
  name?: string
  of?: 'data' | 'image'
  /** Closes when it is done, done well or not: a failure is told by its own toast. */
  onConfirm: () => Promise<unknown>
}

export function DeleteButton({ route, name, of, onConfirm }: DeleteButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting'>('idle')
  if (!useAllowed(route)) return null
  const confirm = () => {
    setStep('deleting')
    onConfirm()
      .catch(() => undefined)
      .finally(() => setStep('idle'))
  }
  return (
    <>
      <Button
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
