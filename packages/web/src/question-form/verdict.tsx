import { Check, Contrast, type LucideIcon, Minus, X } from 'lucide-react'
import { classes } from '../ui/classes.ts'

/** What became of an answer, or of one part of it. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'blank' | 'keyless' | 'unmarked'

/** Icon and word, so that colour is not the only sign. */
export const OUTCOME: Readonly<Record<Outcome, { icon: LucideIcon; word: string; look: string }>> = {
  right: { icon: Check, word: 'Jawaban benar', look: 'text-approved' },
  partly: { icon: Contrast, word: 'Sebagian benar', look: 'text-ink' },
  wrong: { icon: X, word: 'Jawaban salah', look: 'text-progress' },
  blank: { icon: Minus, word: 'Belum dijawab', look: 'text-muted' },
  keyless: { icon: Minus, word: 'Kunci belum ada', look: 'text-muted' },
  unmarked: { icon: Minus, word: 'Belum dinilai', look: 'text-muted' },
}

/** Of a part that has one right value; '', null and undefined are none. */
export function outcomeOf(given: string | undefined, key: string | null | undefined): Outcome {
  if (!key) return 'keyless'
  if (!given) return 'blank'
  return given === key ? 'right' : 'wrong'
}

export function Verdict({ of }: { of: Outcome }) {
  const { icon: Icon, word, look } = OUTCOME[of]
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm font-semibold', look)}>
      <Icon size={16} aria-hidden />
      {word}
    </span>
  )
}
