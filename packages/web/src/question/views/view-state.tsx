import { viewRoutes } from '@bank/contract/view'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { useViews, type ViewsProps } from './use-views.ts'

/** Which view is shown, and the way to keep or to take back what was changed of it. */
export function ViewState({ bank }: ViewsProps) {
  const { active, now, isChanged, mayChange, show } = useViews(bank)
  const update = useAction(viewRoutes.update)
  if (!active) return null
  const save = () => update.mutate({ params: { id: active.id }, body: now })
  return (
    <div className="mb-2 flex min-h-control flex-wrap items-center gap-x-3 text-body">
      <p role="status">
        Tampilan <b className="font-semibold text-ink">{active.name}</b>
        {isChanged && ' diubah'}
      </p>
      {isChanged && (
        <span className="flex flex-wrap">
          {mayChange(active) && (
            <Button kind="quiet" onClick={save} disabled={update.isPending}>
              Simpan
            </Button>
          )}
          <Button kind="quiet" onClick={() => show(active, true)}>
            Kembalikan
          </Button>
        </span>
      )}
    </div>
  )
}
