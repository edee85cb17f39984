import { SOUND, TYPED, type TypedDefect } from '@bank/contract/telaah/corpus/typed'
import { isQuiet, type RuleName } from '@bank/contract/telaah/names'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { itemFields } from './support/item-fields.ts'
import { staffJourney } from './support/journey.ts'
import { addQuestion } from './support/question-steps.ts'
import { choose, expectAbsent, visit } from './support/steps.ts'
import { timesAfterKeys } from './support/times-after-keys.ts'

type Type = keyof typeof SOUND
type Defect = TypedDefect & { rule: RuleName }
const [CHOICE] = Object.keys(SOUND) as [Type]
const DEFECTS = Object.entries(TYPED).flatMap(([rule, defects]) =>
  defects.map((defect) => ({ rule: rule as RuleName, ...defect })),
)
const isInStem = ({ typed }: TypedDefect) => 'Teks soal' in typed
const JOURNEYS = (Object.keys(SOUND) as Type[])
  .flatMap((type) => {
    const all = inOrder(type)
    const half = (where: string, defects: Defect[]) => ({ type, where, defects })
    return [
      half('its text', all.filter(isInStem)),
      half(
        'its parts',
        all.filter((one) => !isInStem(one)),
      ),
    ]
  })
  .filter(({ defects }) => defects.length > 0)

/** A key that is marked cannot be taken away again; mistakes of one field follow one another. */
function inOrder(type: Type): Defect[] {
  const fields = ['kunci', ...Object.keys(SOUND[type])]
  const rank = ({ typed }: TypedDefect) => fields.indexOf(Object.keys(typed)[0] ?? '')
  const ofType = DEFECTS.filter((defect) => (defect.type ?? CHOICE) === type)
  return ofType.sort((one, other) => rank(one) - rank(other))
}

/** Milliseconds from the last key to the page, of all. */
const times: number[] = []
afterAll(() => console.log(`${times.length} findings, from the last key to the page: ${summary()}`))

for (const { type, where, defects } of JOURNEYS)
  staffJourney(`mistakes typed into ${type}, ${where}, are shown and their fixes undone`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, type === 'Benar / Salah' ? '/snpmb/soal' : '/soal', 'Soal')
    const form = await addQuestion(page)
    await choose(form, 'Tipe soal', new RegExp(`^${type}$`))
    const { write, expectStands } = itemFields(page, form)
    const strip = form.getByRole('region', { name: 'Telaah otomatis' })
    await strip.getByRole('button', { name: /^Telaah otomatis/ }).click()
    const { shownAfter } = await timesAfterKeys(page)
    const button = (what: string, says: string) => strip.getByRole('button', { name: `${what} ${says}`, exact: true })

    const expectShown = async ({ says, words }: Defect) => {
      const look = button('Lihat', says)
      await look.waitFor()
      times.push(await shownAfter(`Lihat ${says}`))
      await look.click()
      if (words) await expect.poll(() => selected(page), { message: says }).toBe(words)
    }
    /** A quiet rule tells nothing by itself: `Rapikan` mends it. */
    const mend = async ({ rule, says }: Defect) => {
      if (!isQuiet(rule)) return button('Perbaiki', says).click()
      await strip.getByRole('button', { name: 'Rapikan' }).click()
      await strip.getByRole('button', { name: 'Terapkan 1 perbaikan' }).click()
    }

    for (const defect of defects) {
      const { rule, says, typed, fixed } = defect
      await write({ ...SOUND[type], ...typed })
      if (!isQuiet(rule)) await expectShown(defect)
      if (!fixed) {
        const drawn = isQuiet(rule) ? strip.getByRole('button', { name: 'Rapikan' }) : button('Lihat', says)
        await expectAbsent(button('Perbaiki', says), drawn)
        continue
      }
      await mend(defect)
      await expectStands(fixed)
      await page.keyboard.press('Control+z')
      await expectStands({ ...SOUND[type], ...typed })
    }
  })

const selected = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLTextAreaElement)) return String(getSelection())
    return activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd)
  })

function summary() {
  const sorted = [...times].sort((one, other) => one - other)
  const p50 = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return `p50 ${Math.round(p50)} ms, max ${Math.round(sorted.at(-1) ?? Number.NaN)} ms`
}
