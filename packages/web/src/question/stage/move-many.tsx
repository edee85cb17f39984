import { approvalRoutes, type ManyAction, type MovableQuestion, type Moved } from '@bank/contract/approval'
import { BANKS, type BankName } from '@bank/contract/bank'
import { BULK_LIMITS } from '@bank/contract/question-bulk'
import type { QuestionSelect } from '@bank/contract/question-select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { FLOW_READS } from '../../telaah/flow-reads.ts'
import { Alert } from '../../ui/alert.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { number } from '../../ui/format.ts'
import { text } from '../../ui/text.ts'
import { refusalsOf } from './moved-words.ts'

const WORDS: Readonly<Record<ManyAction, { does: string; done: string; by: string }>> = {
  submit: { does: 'Ajukan telaah', done: 'diajukan', by: 'Pembuat' },
  withdraw: { does: 'Tarik kembali', done: 'ditarik kembali', by: 'Yang mengajukan' },
  publish: { does: 'Terbitkan', done: 'diterbitkan', by: 'Pembuat' },
}

interface MoveManyProps {
  bank: BankName
  select: QuestionSelect
  /** How many are selected. */
  count: number
  action: ManyAction
  onDone: (moved: Moved, message: string) => void
  onClose: () => void
}

/** Asks before many questions are moved on: how many, whose, and which stay and why. Those of others are moved only where that is said. */
export function MoveMany({ bank, select, count, action, onDone, onClose }: MoveManyProps) {
  const own = useSession()?.ac_id
  // who publishes does so with the questions of others
  const [isWide, widen] = useState(action === 'publish')
  const told = useQuery({
    ...reading(approvalRoutes.preview, { body: { product_type: BANKS[bank].product_type, select, action } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const move = useAction(approvalRoutes.many, { refreshes: FLOW_READS, says: '' })
  const rows = told.data?.data
  const movable = rows?.filter(({ reason }) => reason === null) ?? []
  const others = movable.filter(({ ac_id }) => ac_id !== own)
  const going = isWide ? movable : movable.filter(({ ac_id }) => ac_id === own)
  const { does, done, by } = WORDS[action]
  const act = `${does} ${number(rows ? going.length : count)} soal`
  const isNone = rows !== undefined && movable.length === 0

  const confirm = () =>
    move.mutate(
      { body: { ids: going.map(({ id_question }) => id_question), action } },
      { onSuccess: ({ data, message }) => onDone(data[0], message), onSettled: onClose },
    )
  const saysWho = () => {
    if (going.length > 0) return `${by}: ${peopleOf(going, own)}.`
    return isNone ? 'Semua soal yang dipilih tetap seperti sekarang.' : `Tidak ada soal Anda yang dapat ${done}.`
  }
  const titleOf = () => {
    if (isNone) return `Tidak ada soal yang dapat ${done}`
    return rows && going.length === 0 ? `${does} soal orang lain?` : `${act}?`
  }
  return (
    <AskFirst
      title={titleOf()}
      kind="primary"
      action={going.length > 0 || !rows ? act : does}
      keep={isNone ? text.close : text.cancel}
      busy={move.isPending}
      disabled={told.isFetching || going.length === 0}
      onConfirm={isNone ? undefined : confirm}
      onCancel={onClose}
      detail={
        <div className="space-y-2 text-sm">
          {told.isError && <Alert>{told.error.message}</Alert>}
          {told.isLoading && <p role="status">Memeriksa {number(count)} soal …</p>}
          {rows && (
            <>
              <p role="status" className="text-base text-ink">
                {saysWho()}
              </p>
              {others.length > 0 && action !== 'publish' && (
                <Checkbox
                  label={`Sertakan ${number(others.length)} soal orang lain: ${peopleOf(others, own)}`}
                  checked={isWide}
                  onChange={widen}
                />
              )}
              <LeftOut rows={rows} selected={count} />
            </>
          )}
        </div>
      }
    />
  )
}

/** `Anda 10, Sari 25`: those with the most first after oneself. */
function peopleOf(rows: readonly MovableQuestion[], own: number | undefined): string {
  const counts = new Map<string, number>()
  for (const { ac_id, ac_name } of rows) {
    const who = ac_id === own ? 'Anda' : (ac_name ?? 'tidak diketahui')
    counts.set(who, (counts.get(who) ?? 0) + 1)
  }
  const rank = ([who, count]: [string, number]) => (who === 'Anda' ? Number.POSITIVE_INFINITY : count)
  const ranked = [...counts].toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))
  return ranked.map(([who, count]) => `${who} ${number(count)}`).join(', ')
}

/** Which stay as they are, by the reason. */
function LeftOut({ rows, selected }: { rows: readonly MovableQuestion[]; selected: number }) {
  const refused = rows.flatMap(({ id_question, code, reason }) =>
    reason === null ? [] : [{ id_question, code, reason }],
  )
  const gone = selected - rows.length
  return (
    <>
      {refusalsOf({ refused }).map(({ reason, codes }) => (
        <p key={reason} className="rounded-control bg-progress-soft px-3 py-2 wrap-anywhere text-progress">
          <b className="font-semibold">{number(codes.length)} soal tidak ikut.</b> {reason}{' '}
          {codes.slice(0, BULK_LIMITS.codes).join(', ')}
          {codes.length > BULK_LIMITS.codes && ', …'}
        </p>
      ))}
      {gone > 0 && <p>{number(gone)} soal sudah dihapus.</p>}
    </>
  )
}
