import { approvalRoutes } from '@bank/contract/approval'
import { type KeyCheck, keyCheckRoutes } from '@bank/contract/key-check'
import { threadRoutes } from '@bank/contract/thread'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { OwnNotes } from './own-notes.tsx'

const WAYS = [
  { settled: 'keliru', label: 'Saya keliru', asks: 'Di mana kelirunya?' },
  { settled: null, label: 'Kunci perlu diperbaiki', asks: 'Apa yang perlu diperbaiki?' },
] as const
type Way = (typeof WAYS)[number]

/** What somebody answered beside the key, and what becomes of a difference. */
export function KeyCheckOutcome({ check, question_id }: { check: KeyCheck; question_id: number }) {
  const [way, choose] = useState<Way>()
  const [said, say] = useState<string>()
  if (check.agrees)
    return (
      <>
        <Alert kind="info">Sama dengan kunci.</Alert>
        <OwnNotes question_id={question_id} />
      </>
    )
  const isOpen = said === undefined && check.settled === null && check.reason === null
  return (
    <section aria-label="Selisih dengan kunci" className="space-y-3">
      <Alert>
        Berbeda: Anda {check.said}, kunci {check.key_said}.
      </Alert>
      {!isOpen && <Alert kind="info">{said ?? `Alasan Anda: ${check.reason}`}</Alert>}
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {WAYS.map((one) => (
            <Button key={one.label} aria-expanded={one === way} onClick={() => choose(one)}>
              {one.label}
            </Button>
          ))}
        </div>
      )}
      {isOpen && way && <SettleForm key={way.label} id={check.id} settled={way.settled} asks={way.asks} onDone={say} />}
    </section>
  )
}

interface SettleFormProps {
  id: number
  settled: KeyCheck['settled']
  asks: string
  /** With what came of it. */
  onDone?: (message: string) => void
}

/** Asks why a difference is settled, or why it is none of the person who answered. */
export function SettleForm({ id, settled, asks, onDone }: SettleFormProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const save = useAction(keyCheckRoutes.settle, {
    form,
    refreshes: [...FLOW_READS, approvalRoutes.get, threadRoutes.list],
  })
  const { errors } = form.formState
  const refusal = errors.root?.server?.message
  const send = form.handleSubmit(({ reason }) =>
    save.mutate({ params: { id }, body: { settled, reason } }, { onSuccess: ({ message }) => onDone?.(message) }),
  )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-full max-w-150 grow sm:w-auto">
        <TextField
          label={asks}
          required
          autoFocus
          maxLength={255}
          error={errors.reason?.message ?? refusal}
          {...form.register('reason', { required: 'Tulis alasannya.' })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void send()
          }}
        />
      </div>
      <Button kind="primary" busy={save.isPending} onClick={() => void send()}>
        Simpan
      </Button>
    </div>
  )
}
