import { NO_IMAGE } from '@bank/contract/question-parts'
import { Check } from 'lucide-react'
import { Fragment } from '../../rich/rich-html.tsx'
import type { PartsProps } from '../parts-props.ts'

/** The statements of a Kategori question, each with the word of its column. */
export function CategoryTable({ question: { interaction } }: PartsProps) {
  const { columns = [], rows = [] } = interaction
  if (rows.length === 0) return <p className="mt-4 text-muted">Belum ada pernyataan.</p>
  const wordOf = new Map(columns.map(({ id, text }) => [id, text]))
  return (
    <table className="mt-4 w-full text-left text-md text-ink">
      <caption className="sr-only">Pernyataan</caption>
      <thead className="border-b border-line text-sm text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Pernyataan
          </th>
          <th scope="col" className="w-40 py-1.5 font-semibold max-sm:w-32">
            {columns.map(({ id, text }, at) => (
              <span key={id}>
                {at > 0 && ' / '}
                <Fragment html={text} />
              </span>
            ))}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, text, image, column }, index) => (
          <tr key={id}>
            <td className="py-1.5 pr-3 wrap-anywhere">
              <Fragment html={text} />
              {image !== NO_IMAGE && (
                <img
                  src={image}
                  alt={`Gambar pernyataan ${index + 1}`}
                  loading="lazy"
                  className="mt-1 max-h-48 max-w-full rounded-chip"
                />
              )}
            </td>
            <td className="py-1.5">
              {column === null ? (
                <span className="text-muted">-</span>
              ) : (
                <span className="inline-flex items-center gap-1.5 rounded-full bg-approved-soft px-2.5 py-0.5 text-sm font-semibold text-approved">
                  <Check size={14} aria-hidden className="shrink-0" />
                  <Fragment html={wordOf.get(column) ?? ''} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
