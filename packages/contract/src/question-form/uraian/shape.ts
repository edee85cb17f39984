import type { Form, Problems } from '../form.ts'
import type { Interaction } from '../interaction.ts'

export const uraian: Form = { name: 'uraian', keys: ['rubric', 'lines'], rules: ['rubric'], problems }

function problems({ rubric = [] }: Interaction): Problems {
  const empty = rubric.filter(({ text }) => text === '')
  return Object.fromEntries(empty.map(({ id }) => [`rubric.${id}.text`, 'Wajib diisi.']))
}
