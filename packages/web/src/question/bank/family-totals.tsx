import { ChartPie } from 'lucide-react'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'

const TotalsDialog = onDemand(() => import('./totals-dialog.tsx'), 'TotalsDialog')

const FAMILIES = [
  { family: 'literasi', label: 'Literasi' },
  { family: 'numerasi', label: 'Numerasi' },
] as const

/** Literasi and Numerasi, each with the dialog of its totals: `?buka=jumlah:literasi`. */
export function useFamilyTotals() {
  const { opened, open, close } = useOpened()
  const chosen = FAMILIES.find(({ family }) => opened?.kind === 'jumlah' && opened.id === family)
  return {
    entries: FAMILIES.map(
      ({ family, label }): MenuItem => ({ label, icon: ChartPie, onSelect: () => open(`jumlah:${family}`) }),
    ),
    dialog: chosen && <TotalsDialog family={chosen.family} onClose={close} />,
  }
}
