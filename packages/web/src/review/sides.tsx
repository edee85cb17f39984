import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

const LABELS = { soal: 'Soal', kartu: 'Kartu telaah', komentar: 'Komentar' }
export type Side = keyof typeof LABELS

interface SidesProps {
  sides: readonly Side[]
  side: Side
  onSide: (side: Side) => void
  /** Comments that are open. */
  open: number
  className: string
}

/** What of a review is shown. */
export const Sides = ({ sides, side, onSide, open, className }: SidesProps) => (
  <fieldset className={classes('mb-3 flex gap-2', className)}>
    <legend className="sr-only">Yang ditampilkan</legend>
    {sides.map((one) => (
      <Button
        key={one}
        kind={one === side ? 'primary' : 'secondary'}
        aria-pressed={one === side}
        className="max-sm:px-2.5"
        onClick={() => onSide(one)}
      >
        {LABELS[one]}
        {one === 'komentar' && open > 0 && ` (${open})`}
      </Button>
    ))}
  </fieldset>
)
