import { LEVEL } from '@bank/contract/access'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./screens.ts'))

/** Questions that wait for a review, whose tasks have no person. */
async function waiting(...codes: string[]) {
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  for (const code of codes) {
    const question_id = await make.question({ type: 2, code })
    await db.insertInto('question_review').values({ question_id, stage: 'submitted' }).execute()
    await db.insertInto('review_task').values({ kind: 'telaah', question_id }).execute()
  }
}

it('takes a task that is nobody’s, and says whose it is where somebody was faster', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.admin)
  await waiting('ALJ-Q000001', 'ALJ-Q000002')
  openApp('/tugas')
  await user.click(await screen.findByRole('button', { name: 'Ambil telaah ALJ-Q000001' }))
  await screen.findByText('Tugas ini sekarang milik Anda.')
  await screen.findByRole('button', { name: 'Alihkan telaah ALJ-Q000001' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ALJ-Q000001'))
  const tasks = db.selectFrom('review_task').select('account_id').orderBy('id')
  expect(await tasks.execute()).toEqual([{ account_id: own }, { account_id: null }])

  const rina = await make.account({ name: 'Rina' })
  await db.updateTable('review_task').set({ account_id: rina }).where('account_id', 'is', null).execute()
  await user.click(screen.getByRole('button', { name: 'Ambil telaah ALJ-Q000002' }))
  await screen.findByText('Rina sudah mengambil tugas ini.')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ALJ-Q000002' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ALJ-Q000001'))
})
