import { type ReactNode, useMemo } from 'react'
import { folded, type Piece, piecesOf, type Run, runsBetween } from './pieces.ts'

/** Two texts as one: removed parts struck through, added parts underlined; both are announced to screen readers. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => runsBetween(piecesOf(before), piecesOf(after)), [before, after])
  return (
    <div className="break-words whitespace-pre-wrap text-ink">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and keep their order
        <Marked key={index} kind={run.kind}>
          {folded(run, index === 0, index === runs.length - 1).map(drawn)}
        </Marked>
      ))}
    </div>
  )
}

function Marked({ kind, children }: { kind: Run['kind']; children: ReactNode }) {
  if (kind === 'same') return children
  if (kind === 'removed') {
    return (
      <del className="rounded-chip bg-progress-soft px-0.5 text-progress">
        <span className="sr-only">dihapus: </span>
        {children}
        <span className="sr-only"> akhir hapusan </span>
      </del>
    )
  }
  return (
    <ins className="rounded-chip bg-approved-soft px-0.5 text-approved underline">
      <span className="sr-only">ditambahkan: </span>
      {children}
      <span className="sr-only"> akhir tambahan </span>
    </ins>
  )
}

function drawn(piece: Piece | null, index: number): ReactNode {
  if (piece === null) return <span key={index}> … </span>
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'formula') {
    return (
      <code key={index} className="font-mono text-sm">
        {piece.text}
      </code>
    )
  }
  return <span key={index}>[gambar{piece.text && `: ${piece.text}`}]</span>
}
