import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()

/** An import of the account that is signed in, with one question. */
async function opened(values: Parameters<typeof make.importJob>[0]) {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  const id = await make.importJob({ created_by: await signIn(2), ...values })
  openApp(`/impor/${id}`)
  return { id, user: userEvent.setup() }
}
const stateOf = async (id: number) =>
  (await db.selectFrom('import_job').select('state').where('id', '=', id).executeTakeFirst())?.state

it('says that saving stopped, and asks for it once more', async () => {
  const { id, user } = await opened({ stopped: 'saving', error: 'Penyimpanan berhenti.' })
  expect((await screen.findByRole('alert')).textContent).toContain('Penyimpanan berhenti.')
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Sedang disimpan …')).toBeDefined()
  expect(await stateOf(id)).toBe('saving')
})
