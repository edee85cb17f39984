import type { Form, Problems } from '../form.ts'
import type { Interaction } from '../interaction.ts'
import { MOST_POINTS } from '../limits.ts'
import { rubricPoints } from './rubric-points.ts'

export const TOO_MANY_POINTS = `Jumlah poin rubrik paling banyak ${MOST_POINTS}.`

export const uraian: Form = { name: 'uraian', keys: ['rubric', 'lines'], rules: ['rubric'], problems }

function problems({ rubric = [] }: Interaction): Problems {
  const empty = rubric.filter(({ text }) => text === '')
  return {
    ...Object.fromEntries(empty.map(({ id }) => [`rubric.${id}.text`, 'Wajib diisi.'])),
    ...(rubricPoints(rubric) > MOST_POINTS && { rubric: TOO_MANY_POINTS }),
  }
}
