import { approvalRoutes, type ManyAction, type Moved } from '@bank/contract/approval'
import { BANKS, type BankName } from '@bank/contract/bank'
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
import { Counts, LeftOut, peopleOf } from './movable-lines.tsx'

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
  const { does } = WORDS[action]
  const isEmpty = rows !== undefined && going.length === 0
  const isNone = isEmpty && movable.length === 0
  const act = `${does} ${number(rows ? going.length : count)} soal`

  const confirm = () =>
    move.mutate(
      { body: { ids: going.map(({ id_question }) => id_question), action } },
      { onSuccess: ({ data, message }) => onDone(data[0], message), onSettled: onClose },
    )
  return (
    <AskFirst
      title={titleOf(action, { act, isNone, isEmpty })}
      kind="primary"
      action={isEmpty ? does : act}
      keep={isNone ? text.close : text.cancel}
      busy={move.isPending}
      disabled={told.isFetching || going.length === 0}
      onConfirm={isNone ? undefined : confirm}
      onCancel={onClose}
      detail={
        <div className="space-y-4 text-sm">
          {told.isError && <Alert>{told.error.message}</Alert>}
          {told.isLoading && <p role="status">Memeriksa {number(count)} soal …</p>}
          {rows && (
            <>
              {isNone && <p role="status">Semua soal yang dipilih tetap seperti sekarang.</p>}
              {!isNone && <Counts going={going} own={own} left={count - movable.length} {...WORDS[action]} />}
              {others.length > 0 && action !== 'publish' && (
                <Checkbox
                  label={`Sertakan ${number(others.length)} soal orang lain: ${peopleOf(others, own)}`}
                  checked={isWide}
                  onChange={widen}
                />
              )}
              <LeftOut rows={rows} gone={count - rows.length} />
            </>
          )}
        </div>
      }
    />
  )
}

interface Going {
  act: string
  /** Nothing can go, or nothing of one's own. */
  isNone: boolean
  isEmpty: boolean
}

function titleOf(action: ManyAction, { act, isNone, isEmpty }: Going): string {
  if (isNone) return `Tidak ada soal yang dapat ${WORDS[action].done}`
  return isEmpty ? `${WORDS[action].does} soal orang lain?` : `${act}?`
}
