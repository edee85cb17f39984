// <BackButton parent="/materi" />: goes one step back, or to the parent list if the page was opened directly (decisions 6).
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'
import { text } from './text.ts'

export interface Crumb {
  label: string
  /** Missing for the current page. */
  to?: string
}

export function BackButton({ parent }: { parent: string }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const back = () => (canGoBack ? router.history.back() : router.history.push(parent))
  return (
    <Button icon={ArrowLeft} onClick={back}>
      {text.back}
    </Button>
  )
}

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Jejak halaman" className="min-w-0 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-1">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight size={14} aria-hidden className="shrink-0" />}
            {to ? (
              <Link to={to} className="rounded-chip font-medium text-brand hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
