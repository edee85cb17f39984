import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from './support/api.ts'
import { expectNoComplaints } from './support/browser.ts'
import { counted } from './support/counted.ts'
import { addWaiting, keptBy, stands } from './support/flow-kept.ts'
import { useBrowser } from './support/journey.ts'
import { type Product, startProduct } from './support/product.ts'
import { tell } from './support/review-report.ts'
import {
  addWords,
  checkKey,
  fillCard,
  markRight,
  mend,
  openList,
  openPolicy,
  openTasks,
  saveItem,
  savePolicy,
  submit,
  tickAll,
} from './support/review-steps.ts'
import { entering, reviewTeam } from './support/review-team.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, visit } from './support/steps.ts'
import { askedAt, selectionsOf, TEN } from './support/ten-questions.ts'

/** Ten questions from Konsep to Terbit by three people, with every click, key and letter of theirs counted. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
})
afterAll(() => product?.stop())

/** Of TEN: the one whose key is wrong, and what the reviewer finds of two others. */
const WRONG = { at: 4, key: 'B', says: 'Penulisnya Andrea Hirata.' }
const FOUND: Readonly<Record<number, string>> = { 1: 'Pilihan D terlalu pendek.', 7: 'Pilihan D kurang jelas.' }
const RETURNED = Object.keys(FOUND).map(Number)
/** Whose edit takes it back after it was published. */
const EDITED = 2

it('takes ten questions to Terbit, and loses nothing without the policy', async () => {
  const team = await reviewTeam(product, { binding: false })
  const questions = await written(team.writer)
  const count = counted()
  const enter = async (who: typeof team.writer | typeof team.admin) => {
    const person = await entering(shared.browser, product, who)
    return { ...person, hands: count.hands(person.page) }
  }
  const [writer, reviewer, admin] = [await enter(team.writer), await enter(team.reviewer), await enter(team.admin)]
  const codes = questions.map(({ code }) => code)
  const ids = questions.map(({ id_question }) => id_question)
  const all = TEN.map((_, at) => at)

  count.step('level 1 switches the policy on')
  await openPolicy(admin)
  await admin.hands.click(admin.page.getByRole('checkbox', { name: 'Alur telaah berlaku' }))
  const checks = admin.page.getByRole('group', { name: /Orang yang harus menemukan kunci/ })
  await admin.hands.click(checks.getByRole('radio', { name: 'Satu' }))
  await savePolicy(admin, true)
  // they come after it
  for (const { page } of [writer, reviewer]) await visit(page, '/', /^Selamat datang/)

  const submitting = count.step('the writer submits ten at once')
  await tickAll(writer)
  await writer.hands.click(writer.page.getByRole('button', { name: 'Ajukan telaah 10 soal' }))
  const asked = writer.page.getByRole('alertdialog', { name: 'Ajukan telaah 10 soal?' })
  await writer.hands.click(asked.getByRole('button', { name: 'Ajukan telaah 10 soal' }))
  await writer.page.getByText('10 soal diajukan untuk ditelaah.').waitFor()
  expect(submitting).toEqual({ clicks: 3, keys: 3, letters: 0 })

  const reviewing = count.step('the reviewer fills in ten cards, two are sent back')
  await openTasks(reviewer, 10)
  for (const at of all) await fillCard(reviewer, codes[at] ?? '', FOUND[at])
  expect(reviewing.clicks).toBe(0)

  count.step('level 1 checks eight keys without seeing them, one is wrong')
  await openTasks(admin, 8, 'Periksa kunci')
  const passed = TEN.filter((_, at) => !RETURNED.includes(at))
  for (const question of passed) await checkKey(admin, question, question === TEN[WRONG.at] ? WRONG.says : undefined)

  const putRight = count.step('the writer puts three right and submits them again')
  await openTasks(writer, 3, 'Perbaikan')
  const mending = [...RETURNED, WRONG.at]
  for (const at of mending)
    await mend(writer, codes[at] ?? '', (form) =>
      at === WRONG.at ? markRight(writer, form, 'Pilihan A') : addWords(writer, form, 'Pilihan D', ' Raya'),
    )
  expect(putRight.clicks).toBe(10)

  const again = count.step('the reviewer fills in three cards again')
  await openTasks(reviewer, 3)
  for (const at of mending) await fillCard(reviewer, codes[at] ?? '', undefined)
  expect(again.clicks).toBe(0)

  count.step('level 1 checks three keys, which ends its note')
  await openTasks(admin, 3, 'Periksa kunci')
  for (const at of mending) await checkKey(admin, askedAt(at))
  for (const id of ids) expect((await stands(team.admin, id)).stage).toBe('approved')

  count.step('level 1 publishes ten at once')
  await tickAll(admin)
  await admin.hands.click(admin.page.getByRole('button', { name: 'Terbitkan 10 soal' }))
  const publishing = admin.page.getByRole('alertdialog', { name: 'Terbitkan 10 soal?' })
  await admin.hands.click(publishing.getByRole('button', { name: 'Terbitkan 10 soal' }))
  await admin.page.getByText('10 soal diterbitkan.').waitFor()

  const { id_question: edited, code } = questions[EDITED] ?? { id_question: 0, code: '' }
  const editing = count.step('the writer edits a published one, which takes it back, and submits it again')
  await openList(writer)
  const card = writer.page.getByRole('article', { name: `Soal ${code}` })
  await writer.hands.click(card.getByRole('button', { name: 'Edit', exact: true }))
  const form = dialog(writer.page, `Edit soal ${code}`)
  await form.getByText('Soal ini sudah terbit. Menyimpan perubahan isi menariknya kembali ke Konsep.').waitFor()
  await addWords(writer, form, 'Pilihan D', ' besar')
  await saveItem(writer, form)
  await expect(stands(team.admin, edited)).resolves.toMatchObject({ stage: 'draft', changed: true })
  await submit(writer, card, code)
  expect(editing).toMatchObject({ keys: 2 })

  count.step('it goes to Terbit again')
  await openTasks(reviewer, 1)
  await fillCard(reviewer, code, undefined)
  await openTasks(admin, 1, 'Periksa kunci')
  await checkKey(admin, askedAt(EDITED))
  await openList(admin)
  await admin.hands.click(admin.page.getByRole('button', { name: `Terbitkan ${code}` }))
  await admin.page.getByText('Soal diterbitkan.').waitFor()

  count.step('level 1 switches the policy off and on')
  await addWaiting(team)
  const before = await keptBy(team, ids)
  expect(before.tasks.map(({ length }) => length)).toEqual([1, 0, 1])
  await openPolicy(admin)
  for (const binding of [false, true]) {
    await admin.hands.click(admin.page.getByRole('checkbox', { name: 'Alur telaah berlaku' }))
    await savePolicy(admin, binding)
    expect((await stands(team.admin, edited)).binding).toBe(binding)
  }
  await expect(keptBy(team, ids)).resolves.toEqual(before)

  await tell(count.table())
  for (const { complaints } of [writer, reviewer, admin]) expectNoComplaints(complaints)
})

/** By the call, in the order of TEN. */
async function written({ api }: { api: Api }) {
  const rows = []
  for (const [at, question] of TEN.entries()) {
    const key = at === WRONG.at ? WRONG.key : question.key
    const body = { question_text: `<p>${question.text}</p>`, selections: selectionsOf(question, key) }
    rows.push(await newQuestion(api, `telaah ${at + 1}`, body))
  }
  return rows
}
