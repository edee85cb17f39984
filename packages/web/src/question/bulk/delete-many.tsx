import { BANKS, type BankName } from '@bank/contract/bank'
import { BULK_LIMITS, type BulkDone, questionBulkRoutes } from '@bank/contract/question-bulk'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useAllowed } from '../../api/allowed.ts'
import { reading, useAction } from '../../api/query.ts'
import { Alert } from '../../ui/alert.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { QUESTION_READS } from '../item/reads.ts'
import type { Selection } from '../select/selection.ts'
import { useAsked } from '../select/use-asked.ts'
import { BulkPreviewLines } from './bulk-preview-lines.tsx'
import { DELETED } from './fields.ts'

interface DeleteManyProps {
  bank: BankName
  selection: Selection
  onDone: (done: BulkDone['data'][0]) => void
}

/** Deletes the selected questions, after a look at which go and which stay; level 1 only. */
export function DeleteMany({ bank, selection, onDone }: DeleteManyProps) {
  const { select, count = 0, clear } = selection
  const { isAsked, ask, close } = useAsked('hapus', selection)
  const allowed = useAllowed(questionBulkRoutes.remove)
  const act = useAction(questionBulkRoutes.remove, { refreshes: QUESTION_READS, says: '' })
  const asked = { product_type: BANKS[bank].product_type, select: select ?? { ids: [1] } }
  const told = useQuery({
    ...reading(questionBulkRoutes.preview, { body: { ...asked, change: 'delete' } }),
    enabled: isAsked,
  })
  if (!allowed || !select) return null
  const preview = told.data?.data[0]

  const confirm = () =>
    preview &&
    act.mutate(
      { body: { ...asked, seen: preview.seen, skip_refused: true } },
      {
        onSuccess: ({ data }) => {
          onDone(data[0])
          clear()
        },
        onSettled: close,
      },
    )
  const tooMany = count > BULK_LIMITS.removed
  return (
    <div className="border-t border-line pt-3">
      <Button kind="quiet" icon={Trash2} disabled={tooMany} onClick={() => ask()} className="-ml-3.5">
        Hapus {number(count)} soal
      </Button>
      {tooMany && (
        <p className="text-sm text-muted">Paling banyak {number(BULK_LIMITS.removed)} soal dihapus sekaligus.</p>
      )}
      {isAsked && (
        <AskFirst
          title={`Hapus ${number(preview?.changing ?? count)} soal?`}
          detail={
            <>
              {preview && <BulkPreviewLines preview={preview} fields={DELETED[bank]} does="dihapus" />}
              {told.isError && <Alert>{told.error.message}</Alert>}
              <p className="mt-2 text-sm">Semuanya bisa dipulihkan sekaligus dari Riwayat.</p>
            </>
          }
          action={`Hapus ${number(preview?.changing ?? count)} soal`}
          busy={act.isPending}
          disabled={told.isFetching || !preview?.changing}
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </div>
  )
}
