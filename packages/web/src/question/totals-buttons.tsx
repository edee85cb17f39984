import { ChartPie } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const TotalsDialog = onDemand(() => import('./totals-dialog.tsx'), 'TotalsDialog')

/** Literasi and Numerasi, each with the dialog of its totals. */
export function TotalsButtons() {
  const [family, setFamily] = useState<'literasi' | 'numerasi'>()
  return (
    <>
      <Button icon={ChartPie} onClick={() => setFamily('literasi')}>
        Literasi
      </Button>
      <Button icon={ChartPie} onClick={() => setFamily('numerasi')}>
        Numerasi
      </Button>
      {family && <TotalsDialog family={family} onClose={() => setFamily(undefined)} />}
    </>
  )
}
