import { expect, it } from 'vitest'
import { p, r } from '../../test/docx.ts'
import { recognise, shown } from '../../test/questions.ts'

const lines = (...texts: string[]) => texts.map((text) => p(r(text)))

it('reads options below a question that a person marked among instructions', async () => {
  const file = lines(
    'Petunjuk',
    '1. Tulis nama.',
    '2. Sebutkan ibu kota Jawa Barat!',
    'A. Bandung',
    'B. Serang',
    'Kunci: A',
  )
  const { questions } = await recognise(file, {}, { roles: new Map([[3, 'question']]) })
  expect(questions.map(shown)).toEqual([['2 pg: Sebutkan ibu kota Jawa Barat!', '* Bandung', '- Serang']])
})
