import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

it('is meant for SNPMB where the list of its questions led here', async () => {
  await signIn(2)
  const chosen = async () => (await screen.findByRole<HTMLInputElement>('radio', { name: 'SNPMB' })).checked
  openApp('/impor?bank=snpmb')
  expect(await chosen()).toBe(true)
  cleanup()
  openApp('/impor')
  expect(await chosen()).toBe(false)
})

it('says that saving stopped, and asks for it once more', async () => {
  const { id, user } = await opened({ stopped: 'saving', error: 'Penyimpanan berhenti.' })
  expect((await screen.findByRole('alert')).textContent).toContain('Penyimpanan berhenti.')
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Sedang disimpan …')).toBeDefined()
  expect(await stateOf(id)).toBe('saving')
})

it('says that reading was given up, and has the file read once more; not one that was refused', async () => {
  const { id, user } = await opened({ state: 'failed', attempts: 2, error: 'Pembacaan berhenti.' })
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Menunggu dibaca …')).toBeDefined()
  expect(await stateOf(id)).toBe('uploaded')
  cleanup()
  await opened({ state: 'failed', error: 'Berkas rusak.' })
  expect((await screen.findByRole('alert')).textContent).toBe('Berkas rusak.')
})

const steps = async () => within(await screen.findByRole('list', { name: 'Langkah impor' }))
const current = async () =>
  (await steps()).getAllByRole('listitem').find((step) => step.ariaCurrent === 'step')?.textContent

it('goes on at the step that the server is at, and announces it', async () => {
  const { id } = await opened({ state: 'reading' })
  await waitFor(async () => expect(await current()).toBe('Membaca'))
  expect((await screen.findByText('Sedang dibaca …')).role).toBe('status')
  const job = db.updateTable('import_job').where('id', '=', id)
  await job.set({ checking: true }).execute()
  expect(await screen.findByText('Sedang diperiksa …')).toBeDefined()
  expect(await current()).toBe('Memeriksa')
  await job.set({ state: 'ready', checking: false }).execute()
  expect(await screen.findByText('Siap diperiksa: 1 salah.')).toBeDefined()
})

it('offers to mark lines only where there are lines', async () => {
  const { id } = await opened({})
  await db.deleteFrom('import_sheet').where('job_id', '=', id).execute()
  expect(await screen.findByText('Siap diperiksa: 1 salah.')).toBeDefined()
  const again = async () => {
    cleanup()
    openApp(`/impor/${id}`)
    await screen.findByRole('button', { name: /^Semua/ })
    return screen.queryByRole('button', { name: 'Tandai peran' })
  }
  expect(await again()).not.toBeNull()
  await db.deleteFrom('import_line').where('job_id', '=', id).execute()
  expect(await again()).toBeNull()
})

it('leads from the report to an export of its questions, in the order of the file', async () => {
  await Promise.all([import('./screens.ts'), import('../export/screens.ts')])
  const [second, first] = [await make.question(), await make.question()]
  const { id, user } = await opened({})
  const row = {
    job_id: id,
    place: '{}',
    draft: '{"question_text":"<p>Berapa &lt; 3?</p>"}',
    notes: '[]',
    state: 'saved',
  }
  await db.deleteFrom('import_row').where('job_id', '=', id).execute()
  for (const [at, question_id] of [first, second].entries())
    await db
      .insertInto('import_row')
      .values({ ...row, no: at + 1, question_id })
      .execute()
  await user.click(await screen.findByText('Ekspor 2 soal ini'))
  expect(await screen.findByText('Buat dari 2 soal yang dipilih')).toBeDefined()
  await user.click(screen.getByText('Atur urutan'))
  const picked = [...screen.getByLabelText('Soal yang dipilih').children]
  const codeOf = async (id: number) =>
    (await db.selectFrom('question').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code
  expect(picked.map(({ textContent }) => textContent)).toEqual([
    `1.${await codeOf(first)}Berapa < 3?`,
    `2.${await codeOf(second)}Berapa < 3?`,
  ])
})
