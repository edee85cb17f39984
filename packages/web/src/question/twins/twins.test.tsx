import { LEVEL } from '@bank/contract/access'
import { renewLikeness } from '@bank/server/src/question/likeness/likeness.repo.ts'
import { renewTwins } from '@bank/server/src/question/likeness/twin.repo.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { itemEditor } from '../../../test/item-editor.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()
const { open, place } = itemEditor(make)
beforeAll(() =>
  Promise.all([
    import('./similar-line.tsx'),
    import('./compare-dialog.tsx'),
    import('./twins-screen.tsx'),
    import('./pair-dialog.tsx'),
  ]),
)

const OPTIONS = ['40 km/jam', '60 km/jam', '80 km/jam']
const mobil = (jarak: number) =>
  `<p>Sebuah mobil menempuh jarak ${jarak} km dalam waktu 2 jam. Kecepatan rata-rata mobil itu adalah ....</p>`

/** A question that the job has compared; its code. */
async function stored(jarak: number) {
  const id = await make.question({ text: mobil(jarak) })
  for (const text of OPTIONS) await make.selection({ question_id: id, text })
  await renewLikeness(db)
  await renewTwins(db)
  return (await db.selectFrom('question').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code
}

it('tells what the bank has like the question that is written, and shows both', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await place()
  const code = await stored(120)
  const { dialog, editor, write } = await open(user, 'Tambah soal')
  editor.commands.setContent(mobil(160), { emitUpdate: true })
  for (const [at, letter] of ['A', 'B', 'C'].entries()) write(letter, OPTIONS[at] ?? '')
  expect(await dialog.findByText(`Mirip dengan ${code} (beda angka)`)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Bandingkan' }))
  const both = within(await screen.findByRole('dialog', { name: `Bandingkan dengan ${code}` }))
  expect((await both.findByRole('region', { name: code })).textContent).toContain('120 km')
  expect(both.getByRole('region', { name: 'Isian Anda' }).textContent).toContain('160 km')
  await user.keyboard('{Escape}')

  editor.commands.setContent('<p>Apa ibu kota Provinsi Jawa Barat?</p>', { emitUpdate: true })
  await waitFor(() => expect(dialog.queryByText(/dengan/)).toBeNull())
})

it('lists the twins of the bank, shows two beside each other, and takes a word that they are none', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const codes = [await stored(120), await stored(120), await stored(160)]
  openApp('/kembar')
  expect(await screen.findByText('2 soal')).toBeDefined()
  expect(screen.getAllByText('Beda angka')).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Mirip' }))
  await waitFor(() => expect(screen.queryByText('2 soal')).toBeNull())
  await user.click(screen.getByRole('button', { name: `Bandingkan ${codes[1]} dengan ${codes[2]}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan soal' }))
  expect((await dialog.findByRole('region', { name: codes[1] })).textContent).toContain('120 km')
  expect(dialog.getByRole('region', { name: codes[2] }).textContent).toContain('160 km')
  await user.click(dialog.getByRole('button', { name: 'Bukan kembar' }))
  await waitFor(() => expect(screen.getAllByText('Beda angka')).toHaveLength(1))
  expect(await db.selectFrom('twin_denial').select(['question_id', 'other_id']).execute()).toEqual([
    { question_id: 2, other_id: 3 },
  ])
})

it.each([
  ['/soal', '/kembar'],
  ['/snpmb/soal', '/kembar?bank=snpmb'],
])('leads from %s to the twins of its bank', async (list, twins) => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { address } = openApp(list)
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Soal kembar' }))
  await screen.findByRole('heading', { name: 'Soal kembar' })
  expect(address()).toBe(twins)
})
