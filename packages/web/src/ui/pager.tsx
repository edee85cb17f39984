// <Pager page={2} limit={5} total={1284} onPage={setPage} />; `[` and `]` turn the page.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classes } from './classes.ts'
import { number } from './format.ts'
import { IconButton } from './icon-button.tsx'
import { useShortcuts } from './shortcuts.ts'

interface PagerProps {
  page: number
  /** The requested page while the current one is still shown: next and previous count from it. */
  asked?: number | undefined
  /** Rows on a page. */
  limit: number
  total: number
  onPage: (page: number) => void
}

export function Pager({ page, asked = page, limit, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / limit))
  const turn = (to: number) => to >= 1 && to <= last && onPage(to)
  useShortcuts({ '[': () => turn(asked - 1), ']': () => turn(asked + 1) })

  return (
    <nav aria-label="Halaman" className="mt-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {total > 0 && <p className="text-sm text-muted tabular-nums">{rangeOf(page, limit, total)}</p>}
      <ul className="flex items-center gap-1">
        <li>
          <IconButton
            icon={ChevronLeft}
            label="Halaman sebelumnya"
            disabled={asked <= 1}
            onClick={() => turn(asked - 1)}
          />
        </li>
        {pagesAround(page, last).map((each) =>
          typeof each === 'number' ? (
            <li key={each}>
              <button
                type="button"
                aria-label={`Halaman ${number(each)}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => turn(each)}
                className={classes(
                  'h-control min-w-control rounded-control px-2 font-semibold tabular-nums transition-colors',
                  each === page ? 'bg-brand text-white' : 'text-body hover:bg-line',
                )}
              >
                {number(each)}
              </button>
            </li>
          ) : (
            <li key={each} aria-hidden className="px-1 text-muted">
              …
            </li>
          ),
        )}
        <li>
          <IconButton
            icon={ChevronRight}
            label="Halaman berikutnya"
            disabled={asked >= last}
            onClick={() => turn(asked + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}

/** `1-5 dari 1.284`. */
export function rangeOf(page: number, limit: number, total: number): string {
  const first = Math.min((page - 1) * limit + 1, total)
  return `${number(first)}-${number(Math.min(page * limit, total))} dari ${number(total)}`
}

type Gap = 'before' | 'after'

/** First and last page and the neighbours of the current one, with gaps for omitted pages. */
export function pagesAround(page: number, last: number): (number | Gap)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const pages = [...new Set(shown)].sort((a, b) => a - b)
  return pages.flatMap((each, index) => {
    const jump = each - (pages[index - 1] ?? 0)
    if (jump === 2) return [each - 1, each]
    return jump > 2 ? [each > page ? ('after' as const) : ('before' as const), each] : [each]
  })
}
