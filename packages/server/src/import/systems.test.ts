import { importRoutes, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { zipped } from '../../../exchange/test/zips.ts'
import { type Client, importing, read, rowsOf } from '../../test/importing.ts'
import { PNG } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const { place } = importing(db)

async function sent(client: Client, name: string, content: string | Buffer<ArrayBuffer>) {
  const { data } = await client.call(importRoutes.upload, {
    body: { product_type: 1, file: new File([content], name) },
  })
  await runImports(db)
  return { id: data[0].id_import }
}

const quiz = (...questions: string[]) => `<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`
const cloze = '<question type="cloze"><name><text>Rumpang 1</text></name></question>'
const text = (html: string) => `<text><![CDATA[${html}]]></text>`
const numerical = `<question type="numerical"><name><text>Kubus</text></name>
  <questiontext format="html">${text('<p>Volume \\(s^3\\)? <img src="@@PLUGINFILE@@/kubus.png"></p>')}
    <file name="kubus.png" path="/" encoding="base64">${PNG.toString('base64')}</file></questiontext>
  <defaultgrade>2</defaultgrade><hint><text>Kalikan.</text></hint>
  <answer fraction="100"><text>8</text><tolerance>0.5</tolerance></answer></question>`

it('takes a quiz of Moodle: pictures, formulas, ranges and points are saved, what is lost is told', async () => {
  const staff = await signIn()
  const params = await sent(staff, 'kuis.xml', quiz(cloze, numerical))
  expect(await read(staff, params.id)).toMatchObject({ warnings: ['Tidak didukung: cloze: butir 1 “Rumpang 1”.'] })
  await staff.call(importRoutes.edit, { params, body: { set: await place() } })
  const [row] = await rowsOf(staff, params.id)
  expect(row).toMatchObject({
    state: 'ready',
    place: 'butir 2, “Kubus”',
    messages: [{ severity: 'note', text: 'Tidak disimpan: petunjuk.' }],
  })
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  const [saved] = await rowsOf(staff, params.id)
  const [question] = (await staff.call(questionRoutes.get, { params: { id: saved?.id_question ?? 0 } })).data
  expect(question).toMatchObject({
    form: 'isian',
    question_text: expect.stringMatching(/data-latex="s\^3".*<img src="\/media\/[0-9a-f]{32}\.png"/),
    short_answers: [{ short_answer_text: '', first_range: '8,5', second_range: '7,5' }],
    scoring: { points: 2 },
  })
})

it('says why nothing of a quiz can come in', async () => {
  const staff = await signIn()
  const { id } = await sent(staff, 'kuis.xml', quiz(cloze))
  const error = 'Tidak ada soal yang dikenali. Tidak didukung: cloze: butir 1 “Rumpang 1”.'
  expect(await read(staff, id)).toMatchObject({ state: 'failed', error })
})

it('takes GIFT in a zip with its pictures; one that the zip lies about leaves a marked place', async () => {
  const staff = await signIn()
  const gift = '[html]<p>Apa <img src="a.png"> dan <img src="b.png">?</p> {=Kubus ~Balok}'
  const zip = zipped({ 'soal.gift': gift, 'a.png': PNG, 'b.png': 'bukan gambar' } as never)
  const { id } = await sent(staff, 'kuis.zip', Buffer.from(zip))
  const [row] = await rowsOf(staff, id)
  expect(row?.draft.question_text).toMatch(/Apa <img src="\/media\/[0-9a-f]{32}\.png"> dan \[gambar tidak terbaca\]/)
  expect(row?.messages).toContainEqual({ severity: 'look', text: 'Gambar harus berupa PNG atau JPEG.' })
})
