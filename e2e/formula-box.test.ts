import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { visit } from './support/steps.ts'

const OFFSET = '<mpadded voffset="-9em">'
const lowered = (times: number, word: string, display = 'inline') =>
  `<math display="${display}">${OFFSET.repeat(times)}<mtext>${word}</mtext>${'</mpadded>'.repeat(times)}</math>`

staffJourney('a formula that shifts itself again and again draws nothing far outside of its box', async (person) => {
  const { page, api, level } = person
  const selections = [
    lowered(1, 'DEKAT'),
    lowered(4, 'JAUH'),
    lowered(1, 'BLOK', 'block'),
    lowered(4, 'SANA', 'block'),
  ].map((text) => ({
    selection_text: text,
    is_answer: false,
  }))
  const { id_question } = await newQuestion(api, `rumus ${level}`, { selections })
  await visit(page, `/soal/${id_question}`, 'Soal')
  // only what is drawn can be pointed at
  const isDrawn = async (word: string) => {
    const text = page.locator('mtext', { hasText: word })
    await text.scrollIntoViewIfNeeded()
    return text.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (y < 0 || y + height > innerHeight) throw new Error('out of view')
      return document.elementsFromPoint(x + width / 2, y + height / 2).includes(element)
    })
  }
  for (const near of ['DEKAT', 'BLOK']) expect([near, await isDrawn(near)]).toEqual([near, true])
  for (const far of ['JAUH', 'SANA']) expect([far, await isDrawn(far)]).toEqual([far, false])
})
