import { twinRoutes } from '@bank/contract/twin'
import { expect } from 'vitest'
import { DEVICES, expectAccessible } from './support/browser.ts'
import { journey } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { dialog, visit } from './support/steps.ts'

/** Questions that are like no other, nor like each other. */
const ASKED = {
  'a desk': (count: number) =>
    `<p>Rombongan menaiki ${count} perahu ketinting menyusuri Mahakam. Berapa ongkos sewanya?</p>`,
  'a phone': (count: number) =>
    `<p>Pak Wayan menenun ${count} lembar endek bermotif cempaka. Kapan tenunan itu selesai?</p>`,
}

for (const [device, on] of DEVICES) {
  journey(
    `a question that is written is told its twin, and both stand beside each other, at ${device}`,
    async ({ page, api }) => {
      const text = ASKED[device]
      const twin = await newQuestion(api, `kembar ${device}`, { question_text: text(3) })
      const own = await newQuestion(api, `kembar ${device}`, { question_text: text(8) })
      // the job compares what was saved every two seconds
      const body = { id_question: own.id_question, question_text: text(8) }
      const told = async () => (await api.call(twinRoutes.similar, { body })).data[0].similar.length
      await expect.poll(told).toBe(1)
      await visit(page, `/soal/${own.id_question}?buka=soal-lengkap:${own.id_question}`, 'Soal')
      const form = dialog(page, `Edit soal ${own.code}`)
      await form.getByText(`Mirip dengan ${twin.code} (beda angka)`).waitFor()
      await settled(page)
      await expectAccessible(page, 'the line of a twin', '[role="dialog"]')
      await form.getByRole('button', { name: 'Bandingkan' }).click()
      const both = dialog(page, `Bandingkan dengan ${twin.code}`)
      await both.getByRole('region', { name: twin.code }).getByText('3', { exact: true }).waitFor()
      await both.getByRole('region', { name: 'Isian Anda' }).getByText('8', { exact: true }).waitFor()
      await settled(page)
      await expectAccessible(page, 'two beside each other', '[role="dialog"]')
      await page.keyboard.press('Escape')
      await both.waitFor({ state: 'detached' })
      await expect.poll(() => form.isVisible(), { message: 'the form stays' }).toBe(true)
    },
    { levels: [2], on },
  )
}
