import type { MovableQuestion } from '@bank/contract/approval'
import { Fragment } from 'react'
import { classes } from '../../ui/classes.ts'
import { number } from '../../ui/format.ts'
import { refusalsOf } from './moved-words.ts'

/** `Anda 10, Sari 25`: those with the most first after oneself. */
export function peopleOf(rows: readonly MovableQuestion[], own: number | undefined): string {
  const counts = new Map<string, number>()
  for (const { ac_id, ac_name } of rows) {
    const who = ac_id === own ? 'Anda' : (ac_name ?? 'tidak diketahui')
    counts.set(who, (counts.get(who) ?? 0) + 1)
  }
  const rank = ([who, count]: [string, number]) => (who === 'Anda' ? Number.POSITIVE_INFINITY : count)
  const ranked = [...counts].toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))
  return ranked.map(([who, count]) => `${who} ${number(count)}`).join(', ')
}

interface CountsProps {
  going: readonly MovableQuestion[]
  own: number | undefined
  /** How many cannot go. */
  left: number
  done: string
  by: string
}

/** How many go and how many stay, then whose those are that go. */
export const Counts = ({ going, own, left, done, by }: CountsProps) => (
  <div role="status">
    <p className="flex flex-wrap gap-x-6 text-body">
      <span className="inline-flex items-baseline gap-1.5">
        <b className="text-xl font-bold text-ink tabular-nums">{number(going.length)}</b> soal {done}
      </span>
      {left > 0 && (
        <span className="inline-flex items-baseline gap-1.5 text-muted">
          <b className="text-xl font-bold tabular-nums">{number(left)}</b> tidak ikut
        </span>
      )}
    </p>
    <p className="text-base text-ink">
      {going.length > 0 ? `${by}: ${peopleOf(going, own)}.` : `Tidak ada soal Anda yang dapat ${done}.`}
    </p>
  </div>
)

/** Which stay as they are, by the reason: those first that somebody has to do something about. */
export function LeftOut({ rows, gone }: { rows: readonly MovableQuestion[]; gone: number }) {
  const refused = rows.flatMap(({ reason, ...row }) => (reason === null ? [] : [{ ...row, reason }]))
  const [urgent, other] = [true, false].map((urgent) =>
    refusalsOf({ refused: refused.filter(({ needs_somebody }) => needs_somebody === urgent) }),
  )
  return (
    <div className="space-y-1 empty:hidden">
      {urgent?.map((reasoned) => (
        <Refusal key={reasoned.reason} {...reasoned} isUrgent />
      ))}
      {other?.map((reasoned) => (
        <Refusal key={reasoned.reason} {...reasoned} />
      ))}
      {gone > 0 && <p className="px-3 text-muted">{number(gone)} soal sudah dihapus.</p>}
    </div>
  )
}

interface RefusalProps {
  reason: string
  codes: readonly string[]
  isUrgent?: boolean
}

/** One reason with how many; which they are on demand. */
const Refusal = ({ reason, codes, isUrgent = false }: RefusalProps) => (
  <details
    className={classes('rounded-control px-3 py-2', isUrgent ? 'bg-progress-soft text-progress' : 'bg-foot text-muted')}
  >
    <summary className="cursor-pointer rounded-chip">
      {number(codes.length)} soal: {reason}
    </summary>
    <p className="mt-1 wrap-anywhere">
      {codes.map((code, at) => (
        <Fragment key={code}>
          {/* broken only where it is longer than a line */}
          <span className="inline-block">{code}</span>
          {at < codes.length - 1 && ', '}
        </Fragment>
      ))}
    </p>
  </details>
)
