import { expect, it } from 'vitest'
import { bannerCreate } from './banner.ts'
import { filledFragment, name } from './fields.ts'
import { shortAnswerFields } from './short-answer.ts'
import { isEmptyHtml } from './shown.ts'

const NOTHING = ['\u200b', '\u200d', '\u2060', '\u00ad', '\u2800', '\u3164', '\ufeff\ufe0f', '\u0001']
const description = bannerCreate.shape.description

it.each(NOTHING)('refuses %j as a name, a line or the text of a part', (typed) => {
  for (const schema of [name, description, filledFragment]) {
    expect(schema.safeParse(`${typed} ${typed}`).success).toBe(false)
    expect(schema.parse(`a${typed}b`)).toBe(`a${typed}b`)
  }
  expect(shortAnswerFields.parse({ first_range: typed })).toEqual({ first_range: '' })
})

it('tells HTML that shows nothing from a sign, a picture and a formula', () => {
  for (const typed of [...NOTHING, '&nbsp;']) expect(isEmptyHtml(`<p>${typed}</p><hr>`), typed).toBe(true)
  for (const shown of ['<p>0</p>', '<math><mi>x</mi></math>', '<p><img src="/media/a.png"></p>', 'a<b', '👩\u200d🏫'])
    expect(isEmptyHtml(shown), shown).toBe(false)
})
