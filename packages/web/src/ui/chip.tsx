// <Chip>Pilihan ganda</Chip>   <Chip tone="trial" icon={Sparkles}>Free Trial</Chip>
// <RemovableChip onRemove={clear}>Subjek: Numerasi</RemovableChip>
import { type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const TONES = {
  plain: 'bg-quiet text-body',
  trial: 'bg-trial-soft text-trial',
  good: 'bg-approved-soft text-approved',
  bad: 'bg-progress-soft text-progress',
}
export type Tone = keyof typeof TONES

export function Chip({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span
      className={classes('inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-xs font-semibold', TONES[tone])}
    >
      {Icon && <Icon size={12} aria-hidden />}
      {children}
    </span>
  )
}

export function RemovableChip({ onRemove, children }: { onRemove: () => void; children: string }) {
  return (
    <span className="inline-flex items-center gap-0.5 rounded-chip bg-brand-soft pl-2.5 text-sm font-medium text-ink">
      {children}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Hapus filter ${children}`}
        className="flex size-7 items-center justify-center rounded-chip text-body hover:text-ink pointer-coarse:size-9"
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  )
}
