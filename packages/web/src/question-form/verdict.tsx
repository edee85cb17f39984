import { Check, Minus, X } from 'lucide-react'
import { classes } from '../ui/classes.ts'

/** What became of one part: icon and word, so that colour is not the only sign. */
export function Verdict({ isBlank, isRight }: { isBlank: boolean; isRight: boolean }) {
  const [Icon, word] = isBlank ? [Minus, 'Belum dijawab'] : isRight ? [Check, 'Jawaban benar'] : [X, 'Jawaban salah']
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 text-sm font-semibold',
        isBlank ? 'text-muted' : isRight ? 'text-approved' : 'text-progress',
      )}
    >
      <Icon size={16} aria-hidden />
      {word}
    </span>
  )
}
