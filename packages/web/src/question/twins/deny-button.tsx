import { twinRoutes } from '@bank/contract/twin'
import { Unlink } from 'lucide-react'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'

interface DenyButtonProps {
  one: number
  other: number
  onDone: () => void
}

/** Says that two questions are no twins: they are not told any more, until one of them is changed. */
export function DenyButton({ one, other, onDone }: DenyButtonProps) {
  const says = 'Ditandai bukan kembar. Diberitahukan lagi bila salah satunya diubah.'
  const deny = useAction(twinRoutes.deny, { refreshes: [twinRoutes.list, twinRoutes.similar], says })
  return (
    <Button
      icon={Unlink}
      busy={deny.isPending}
      onClick={() => deny.mutate({ body: { question_id: one, other_id: other } }, { onSuccess: onDone })}
    >
      Bukan kembar
    </Button>
  )
}
