import { importReportRoutes, importRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { importing, TWO } from '../../../test/importing.ts'
import { world } from '../../../test/world.ts'
import { runImports } from '../run-imports.ts'

const { db, signIn } = await world()
const { place, ready } = importing(db)

it('tells what became of each question of an import, also as a file that runs nothing', async () => {
  const staff = await signIn()
  const { params } = await ready(staff, [...TWO, '3. =HYPERLINK("http://x") adalah', 'A. a', 'B. b', 'Kunci: A'])
  await staff.call(importRoutes.edit, { params, body: { set: await place() } })
  await staff.call(importRoutes.edit, { params, body: { rows: [3], skip: true } })
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  const report = async (part: 'saved' | 'kept_out') =>
    (await staff.call(importReportRoutes.list, { params, query: { part } })).data
  const [saved] = await report('saved')
  const id = { id: saved?.id_question ?? 0 }
  const [question] = (await staff.call(questionRoutes.get, { params: id })).data
  expect(saved).toMatchObject({ no: 1, text: 'Ibu kota Jawa Barat adalah', code: question.code, reasons: [] })
  expect(await report('kept_out')).toMatchObject([
    { no: 2, state: 'look', code: null, reasons: ['Kunci belum ada.'] },
    { no: 3, state: 'skipped', reasons: ['Tidak diikutkan saat diperiksa.'] },
  ])
  const csv = (await staff.send(importReportRoutes.file, { params })).rawPayload.toString()
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFNo;Soal;Keadaan;Kode;Alasan;Tempat di berkas',
    `1;Ibu kota Jawa Barat adalah;Tersimpan;${question.code};;paragraf 1`,
    '2;Ibu kota Jawa Tengah adalah;Perlu dilihat;;Kunci belum ada.;paragraf 7',
    '3;"\'=HYPERLINK(""http://x"") adalah";Dilewati;;Tidak diikutkan saat diperiksa.;paragraf 10',
    '',
  ])

  await (await signIn(LEVEL.admin)).call(questionRoutes.remove, { params: id })
  expect(await report('saved')).toMatchObject([{ id_question: null, reasons: ['Soalnya sudah dihapus dari bank.'] }])
  const other = await signIn()
  for (const call of [importReportRoutes.list, importReportRoutes.file])
    await expect(other.call(call, { params, query: {} } as never)).rejects.toMatchObject({ status: 404 })
})
