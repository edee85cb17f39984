import type { BankName } from '@bank/contract/bank'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { COLUMNS, type ColumnName, columnsOf, moved } from './columns.tsx'

interface ColumnsDialogProps {
  bank: BankName
  shown: readonly ColumnName[]
  onShow: (names: readonly ColumnName[]) => void
  onClose: () => void
}

/** Chooses the columns of the table and their order; the table behind follows at once. */
export function ColumnsDialog({ bank, shown, onShow, onClose }: ColumnsDialogProps) {
  const others = columnsOf(bank).filter((name) => !shown.includes(name))
  const tick = (name: ColumnName, on: boolean) => onShow(on ? [...shown, name] : shown.filter((each) => each !== name))
  const move = (name: ColumnName, step: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget
    const row = button.closest('li')
    flushSync(() => onShow(moved(shown, name, step)))
    // a row that changes its place loses the focus; at either end one of its buttons is gone
    const kept = button.isConnected ? button : row?.querySelector('button')
    kept?.focus()
  }
  return (
    <Dialog
      title="Kolom tabel"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={() => onShow([])}>
            Kolom semula
          </Button>
          <DialogClose kind="primary">Selesai</DialogClose>
        </>
      }
    >
      <DialogBody>
        <ul aria-label="Kolom">
          {[...shown, ...others].map((name) => {
            const { title } = COLUMNS[name]
            const at = shown.indexOf(name)
            return (
              <li key={name} className="flex min-h-control items-center gap-2 rounded-control px-2 hover:bg-foot">
                <label className="flex min-w-0 flex-1 items-center gap-3 text-ink">
                  <input
                    type="checkbox"
                    checked={at >= 0}
                    disabled={at >= 0 && shown.length === 1}
                    onChange={({ target }) => tick(name, target.checked)}
                    className="size-4.5 shrink-0 accent-brand"
                  />
                  {title}
                </label>
                {at > 0 && <IconButton icon={ArrowUp} label={`Naikkan ${title}`} onClick={move(name, -1)} />}
                {at >= 0 && at < shown.length - 1 && (
                  <IconButton icon={ArrowDown} label={`Turunkan ${title}`} onClick={move(name, 1)} />
                )}
              </li>
            )
          })}
        </ul>
      </DialogBody>
    </Dialog>
  )
}
