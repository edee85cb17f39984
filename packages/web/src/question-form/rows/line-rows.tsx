import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ListName } from '../values/item-values.ts'
import { OrderedRows, type OrderedRowsProps } from './ordered-rows.tsx'
import { usePastedLines } from './use-pasted-lines.ts'

/** Ordered rows in which several pasted lines become several rows. `what` is their word: `pilihan`. */
export function LineRows<Name extends ListName>({ what, ...rows }: OrderedRowsProps<Name> & { what: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { takeLines, undo } = usePastedLines(rows.name, box)
  return (
    <div ref={box}>
      <OrderedRows {...rows} onLines={takeLines} />
      {undo && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-body">
          Baris yang ditempel menjadi {what}.
          <Button kind="quiet" onClick={undo}>
            Batalkan tempelan
          </Button>
        </p>
      )}
    </div>
  )
}
