import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'
import { ROWS } from '../bulk/bulk-layout.tsx'

const { db, make, signIn } = await server()

async function keyed(code: string, parent_id: number | undefined, created_by: number) {
  const row = { type: 2, parent_id, code, created_by, text: `<p>Soal ${code}?</p>` }
  const id = await make.question(row)
  const selection_id = await make.selection({ question_id: id, text: 'Ya' })
  await make.answer({ question_id: id, selection_id })
  return id
}

/** While the flow binds: of a head and two members of this account, the last has no key. */
async function group(created_by: number) {
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  // who reviews it
  await make.account({ level: LEVEL.admin })
  const head = await keyed('KEPALA', undefined, created_by)
  await keyed('ANAK-1', head, created_by)
  await make.question({ type: 2, parent_id: head, code: 'ANAK-2', created_by })
  return head
}
const waiting = async () =>
  (
    await db
      .selectFrom('question_review')
      .innerJoin('question', 'question.id', 'question_id')
      .select('code')
      .where('stage', '=', 'submitted')
      .orderBy('code')
      .execute()
  ).map(({ code }) => code)

it('submits a group with its head, and says before which of it stays', async () => {
  const user = userEvent.setup()
  openApp(`/group/${await group(await signIn(LEVEL.teamContent))}`)
  await user.click(await screen.findByRole('button', { name: 'Ajukan semua' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Ajukan telaah 2 soal?' }))
  expect(asked.getByRole('status').textContent).toBe('2 soal diajukan1 tidak ikutPembuat: Anda 2.')
  await user.click(asked.getByRole('button', { name: 'Ajukan telaah 2 soal' }))
  await screen.findByText('2 soal diajukan untuk ditelaah.')
  expect(await waiting()).toEqual(['ANAK-1', 'KEPALA'])
})

/** All that `/ubah` shows of a group, ticked. */
async function ticked(head: number, user: ReturnType<typeof userEvent.setup>, opened = '') {
  const app = openApp(`/ubah?group=${head}${opened}`)
  const rows = within(await screen.findByRole('list', { name: 'Soal yang bisa dipilih' }))
  for (const box of rows.getAllByRole('checkbox')) await user.click(box)
  return app
}
const rowOf = (code: string) => screen.getByRole('checkbox', { name: code }).closest('li') as HTMLElement
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const asking = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

it('asks before it moves many: whose they are, which stay and why, those of others where that is said', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.teamContent)
  const head = await group(own)
  const other = await make.account({ name: 'Sari' })
  await keyed('ANAK-3', head, other)
  const waits = { question_id: await keyed('ANAK-4', head, own), stage: 'submitted' }
  await db.insertInto('question_review').values(waits).execute()
  await ticked(head, user)
  await press(user, 'Ajukan telaah 4 soal')
  const asked = await asking('Ajukan telaah 1 soal?')
  asked.getByText('Pembuat: Anda 1.')
  expect(asked.getByRole('status').textContent).toBe('1 soal diajukan2 tidak ikutPembuat: Anda 1.')
  // first what somebody has to put right, and which on demand
  const reasons = asked.getAllByRole('group')
  expect(reasons.map((one) => [one.textContent, one.className.includes('progress')])).toEqual([
    ['1 soal: Kunci belum ada.ANAK-2', true],
    ['1 soal: Soal ini sedang menunggu telaah.ANAK-4', false],
  ])
  expect(asked.getByText('ANAK-2').closest('details')).toHaveProperty('open', false)
  await user.click(asked.getByRole('checkbox', { name: 'Sertakan 1 soal orang lain: Sari 1' }))
  asked.getByText('Pembuat: Anda 1, Sari 1.')
  await user.click(asked.getByRole('checkbox', { name: /^Sertakan/ }))
  await user.click(asked.getByRole('button', { name: 'Ajukan telaah 1 soal' }))
  const told = await screen.findByRole('region', { name: 'Hasil alur telaah' })
  within(told).getByText('1 soal diajukan untuk ditelaah.')
  await waitFor(() => expect(document.activeElement).toBe(told))
  await within(rowOf('ANAK-1')).findByText('Menunggu telaah')
  expect(within(rowOf('ANAK-3')).queryByText('Menunggu telaah')).toBeNull()
  expect(await waiting()).toEqual(['ANAK-1', 'ANAK-4'])
})

it('withdraws many, and leaves what others submitted', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.teamContent)
  const head = await group(own)
  const other = await make.account({ name: 'Sari' })
  const rows = [
    { question_id: await keyed('ANAK-3', head, own), submitted_by: other },
    { question_id: await keyed('ANAK-4', head, other), submitted_by: own },
  ]
  await db
    .insertInto('question_review')
    .values(rows.map((row) => ({ ...row, stage: 'submitted' })))
    .execute()
  await ticked(head, user)
  await press(user, 'Tarik kembali 4 soal')
  const asked = await asking('Tarik kembali 1 soal?')
  asked.getByText('Yang mengajukan: Anda 1.')
  asked.getByText('1 soal: Hanya yang mengajukan dan admin yang dapat menarik soal ini.')
  asked.getByText('ANAK-3')
  expect(asked.queryByRole('checkbox')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Tarik kembali 4 soal'))
  await user.keyboard('{Enter}')
  const again = await asking('Tarik kembali 1 soal?')
  await user.click(again.getByRole('button', { name: 'Tarik kembali 1 soal' }))
  await screen.findByText('1 soal ditarik kembali.')
  expect(await waiting()).toEqual(['ANAK-3'])
})

it('closes a question about many of which none goes along, and says why in one sentence', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.teamContent)
  const head = await group(own)
  await keyed('ANAK-3', head, await make.account({ name: 'Sari' }))
  await ticked(head, user)
  await press(user, 'Tarik kembali 3 soal')
  const none = await asking('Tidak ada soal yang dapat ditarik kembali')
  none.getByText('Semua soal yang dipilih tetap seperti sekarang.')
  expect(none.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tutup'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press(user, 'Tarik kembali 3 soal')
  await user.click((await asking('Tidak ada soal yang dapat ditarik kembali')).getByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

  await user.click(screen.getByRole('checkbox', { name: 'ANAK-1' }))
  await press(user, 'Ajukan telaah 2 soal')
  const others = await asking('Ajukan telaah soal orang lain?')
  others.getByText('Tidak ada soal Anda yang dapat diajukan.')
  const confirm = others.getByRole('button', { name: 'Ajukan telaah' })
  expect(confirm).toHaveProperty('disabled', true)
  expect(confirm.getAttribute('aria-busy')).toBeNull()
  await user.click(others.getByRole('button', { name: 'Batalkan' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('leaves the question about many by Back, with all of them ticked as before', async () => {
  const user = userEvent.setup()
  const head = await group(await signIn(LEVEL.admin))
  // as after a reload, which unticks them
  const app = await ticked(head, user, '&buka=alur:submit')
  await waitFor(() => expect(app.address()).toBe(`/ubah?group=${head}`))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  for (const [name, title] of [
    ['Ajukan telaah 2 soal', 'Ajukan telaah 1 soal?'],
    ['Hapus 2 soal', 'Hapus 2 soal?'],
  ] as const) {
    await press(user, name)
    await asking(title)
    expect(app.address()).toContain('buka=')
    app.back()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(app.address()).toBe(`/ubah?group=${head}`)
    screen.getByText('2 soal dipilih')
  }
})

it('submits all that a filter finds, but for what is unticked', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.teamContent)
  await group(own)
  const keyless = Array.from({ length: ROWS - 2 }, () =>
    make.question({ type: 2, text: '<p>Soal tanpa kunci?</p>', created_by: own }),
  )
  await Promise.all(keyless)
  for (const code of ['LAIN-1', 'LAIN-2']) await keyed(code, undefined, own)
  // the last page, of one row
  openApp('/ubah?cari=Soal&page=2')
  const rows = within(await screen.findByRole('list', { name: 'Soal yang bisa dipilih' }))
  await press(user, `Pilih semua ${ROWS + 1} yang cocok`)
  await user.click(rows.getByRole('checkbox', { name: 'KEPALA' }))
  await press(user, `Ajukan telaah ${ROWS} soal`)
  const asked = await asking('Ajukan telaah 2 soal?')
  await user.click(asked.getByRole('button', { name: 'Ajukan telaah 2 soal' }))
  await screen.findByText('2 soal diajukan untuk ditelaah.')
  expect(await waiting()).toEqual(['LAIN-1', 'LAIN-2'])
})
