// Grey placeholders with the real height while a list loads: <CardSkeleton />, <TableSkeleton rows={5} />.
import { classes } from './classes.ts'

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-pulse rounded-chip bg-line/80', className)} />
}

export function CardSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className="space-y-4">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="rounded-card border border-line bg-white p-5">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="mt-4 h-3.5 w-80 max-w-full" />
          <Skeleton className="mt-5 h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
          <Skeleton className="mt-6 h-9 w-full" />
        </div>
      ))}
    </div>
  )
}

export function TableSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-white">
      {Array.from({ length: rows + 1 }, (_, index) => index).map((index) => (
        <div key={index} className="flex h-13 items-center gap-6 px-5">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="ml-auto h-3.5 w-24" />
        </div>
      ))}
    </div>
  )
}
