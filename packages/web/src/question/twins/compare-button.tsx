import type { Asked } from '@bank/contract/question-form/scorer'
import { Equal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { Told } from './told.ts'

const CompareDialog = onDemand(() => import('./compare-dialog.tsx'), 'CompareDialog')

interface CompareButtonProps {
  own: Asked
  ownName: string
  twin: Told
}

/** Opens what is not in the bank beside the question that is like it. */
export function CompareButton({ own, ownName, twin }: CompareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        icon={Equal}
        aria-label={`Bandingkan ${ownName} dengan ${twin.code}`}
        onClick={() => setOpen(true)}
      >
        Bandingkan
      </Button>
      {isOpen && (
        <CompareDialog
          own={own}
          ownName={ownName}
          id={undefined}
          twins={[twin]}
          chosen={twin}
          onChoose={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
