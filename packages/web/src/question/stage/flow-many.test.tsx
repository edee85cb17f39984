import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()

/** While the flow binds: of a head and two members, the last has no key. */
async function group() {
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  // who reviews it
  await make.account({ level: LEVEL.admin })
  const topic_id = await make.topic()
  const keyed = async (code: string, parent_id?: number) => {
    const id = await make.question({ type: 2, topic_id, parent_id, code, text: `<p>Soal ${code}?</p>` })
    const selection_id = await make.selection({ question_id: id, text: 'Ya' })
    await make.answer({ question_id: id, selection_id })
    return id
  }
  const head = await keyed('KEPALA')
  await keyed('ANAK-1', head)
  await make.question({ type: 2, topic_id, parent_id: head, code: 'ANAK-2' })
  return head
}
const waiting = async () =>
  (await db.selectFrom('question_review').select('question_id').where('stage', '=', 'submitted').execute()).length

it('submits a group with its head, and says which of it was refused', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  openApp(`/group/${await group()}`)
  await user.click(await screen.findByRole('button', { name: 'Ajukan semua' }))
  await screen.findByText('2 soal diajukan untuk ditelaah.')
  await screen.findByText('ANAK-2: Kunci belum ada.')
  expect(await waiting()).toBe(2)
})

it('submits those that are ticked among many', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  openApp(`/ubah?group=${await group()}`)
  const rows = within(await screen.findByRole('list', { name: 'Soal yang bisa dipilih' }))
  for (const box of rows.getAllByRole('checkbox')) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Ajukan telaah 2 soal' }))
  const told = within(await screen.findByRole('region', { name: 'Hasil alur telaah' }))
  await told.findByText('1 soal diajukan untuk ditelaah.')
  await told.findByText('1 soal tidak: Kunci belum ada. ANAK-2')
  expect(await waiting()).toBe(1)
})
