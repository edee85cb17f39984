import type { Interaction } from '@bank/contract/question-form/interaction'
import { Fragment } from './rich-html.tsx'

/** What an essay gets points for: each criterion with the points of its levels. */
export function Rubric({ criteria }: { criteria: NonNullable<Interaction['rubric']> }) {
  return (
    <section aria-label="Rubrik" className="mt-4 rounded-control bg-quiet px-4 py-3">
      <p className="text-sm font-semibold text-ink">Rubrik</p>
      <dl className="space-y-2">
        {criteria.map(({ id, text, levels }) => (
          <div key={id}>
            <dt className="font-medium text-ink">
              <Fragment html={text} />
            </dt>
            {levels.map((level, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its place
              <dd key={at} className="flex gap-3">
                <b className="shrink-0">{level.points.toLocaleString('id-ID')}</b>
                <span className="min-w-0 wrap-anywhere">
                  <Fragment html={level.text} />
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
