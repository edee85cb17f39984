import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./telaah-strip.tsx'))

it('reviews an option in a dialog of its own: after a formula too, undone by a key', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await make.question()
  await make.selection({ question_id, text: 'Bandung' })
  openApp(`/soal?buka=pilihan:${await make.selection({ question_id, text: 'Bogor' })}:${question_id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit pilihan B' }))
  const strip = within(await dialog.findByRole('region', { name: 'Telaah otomatis' }))
  await user.click(await strip.findByRole('button', { name: 'Telaah otomatis Belum ada temuan' }))
  const area = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks pilihan' })
  const typed = 'Harga \\$5 dan $x$ terletak diatas garis'
  await user.clear(area)
  await user.click(area)
  await user.paste(typed)
  await user.click(await strip.findByRole('button', { name: /^Lihat Teks pilihan: Kata depan/ }))
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('diatas')
  await user.click(strip.getByRole('button', { name: /^Perbaiki Teks pilihan: Kata depan/ }))
  expect(area.value).toBe('Harga \\$5 dan $x$ terletak di atas garis')
  await strip.findByRole('button', { name: 'Telaah otomatis Belum ada temuan' })
  await user.keyboard('{Control>}z{/Control}')
  expect(area.value).toBe(typed)

  // the question that it belongs to is read with it
  await user.clear(area)
  await user.paste('Bandung')
  await strip.findByRole('button', { name: 'Lihat Teks pilihan: Pilihan A dan B sama.' })
})

it('reviews the text of a question by its stored options where only its content is edited', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await make.question({ text: '<p>Berikut ini yang bukan termasuk ikan adalah ....</p>' })
  for (const text of ['Hiu', 'Paus']) await make.selection({ question_id, text })
  openApp(`/soal?buka=soal:${question_id}`)
  const strip = within(await screen.findByRole('region', { name: 'Telaah otomatis' }))
  await user.click(await strip.findByRole('button', { name: 'Telaah otomatis 1 peringatan' }))
  await user.click(await strip.findByRole('button', { name: /^Perbaiki Teks soal: Tonjolkan/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Teks soal' }).textContent).toContain('yang BUKAN'))
})

it('reviews a discussion by the key of its question', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await make.question({ text: '<p>Ibu kota Jawa Barat adalah ....</p>' })
  await make.selection({ question_id, text: 'Bogor' })
  const selection_id = await make.selection({ question_id, text: 'Bandung' })
  await make.answer({ question_id, selection_id })
  await db
    .insertInto('discussion')
    .values({ question_id, text: '<p>Letaknya diatas Garut. Jadi, jawabannya adalah pilihan A.</p>' })
    .execute()
  openApp(`/pembahasan/${question_id}`)
  await user.click(await screen.findByRole('button', { name: 'Edit pembahasan' }))
  const strip = within(await screen.findByRole('region', { name: 'Telaah otomatis' }))
  await user.click(await strip.findByRole('button', { name: 'Telaah otomatis 1 galat, 1 peringatan' }))
  await strip.findByRole('button', { name: /^Lihat Pembahasan: .*menyebut A/ })
  await user.click(strip.getByRole('button', { name: /^Perbaiki Pembahasan: Kata depan/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Pembahasan' }).textContent).toContain('di atas'))
})
