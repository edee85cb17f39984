import type { Interaction } from '@bank/contract/question-form/interaction'
import { Fragment } from '../../rich/rich-html.tsx'
import { KeyBox } from '../key-box.tsx'

/** What an essay gets points for: each criterion with the points of its levels. */
export function Rubric({ criteria }: { criteria: NonNullable<Interaction['rubric']> }) {
  return (
    <KeyBox title="Rubrik">
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
    </KeyBox>
  )
}
