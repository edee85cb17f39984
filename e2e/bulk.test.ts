import { questionRoutes } from '@bank/contract/question'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { expectFocus, pick, tabTo } from './support/keyboard.ts'
import { newQuestion, newTopic } from './support/rows.ts'
import { choose, dialog, expectAbsent, expectFound, expectToast, visit } from './support/steps.ts'

staffJourney(
  'three of many questions are found, change their status and change it back, by the keyboard alone',
  async (there) => {
    const { page, level, api } = there
    const { keyboard } = page
    const mark = `banyak ${level}`
    const first = await newQuestion(api, mark)
    const place = { topic_id: first.topic_id ?? 0, class_id: first.class_id ?? 0 }
    for (const name of ['dua', 'tiga', 'empat']) await newQuestion(api, `${mark} ${name}`, place)
    await visit(page, '/soal', 'Soal')
    await keyboard.press('/')
    await keyboard.type(mark)
    await expectFound(page, '4 soal')
    await keyboard.press('Tab')
    await keyboard.press('u')
    const boxes = page.getByRole('list', { name: 'Soal yang bisa dipilih' }).getByRole('checkbox')
    await boxes.first().waitFor()

    await keyboard.press('x')
    await keyboard.press('Space')
    await keyboard.press('Shift+ArrowDown')
    await keyboard.press('Shift+ArrowDown')
    await page.getByText('3 soal dipilih').waitFor()
    await tabTo(page, 'Status')
    await pick(page, 'Approved')
    await page.getByText('Status sebelumnya: 3 On progress.').waitFor()
    await page.getByRole('button', { name: 'Ubah 3 soal' }).waitFor()
    await keyboard.press('Control+Enter')
    await expectFocus(page, 'Hasil perubahan')
    await page.getByText('3 soal telah diubah.').waitFor()
    await expect.poll(() => page.getByText('Approved', { exact: true }).count()).toBe(3)

    await tabTo(page, 'Urungkan')
    await keyboard.press('Enter')
    await page.getByText('3 soal kembali seperti semula.').waitFor()
    // while the list comes anew there is nothing to tick
    await expect.poll(() => page.getByText('On progress', { exact: true }).count()).toBe(4)

    await keyboard.press('x')
    await keyboard.press('Control+a')
    await keyboard.press('Space')
    await page.getByText('3 soal dipilih').waitFor()
    await page.goto('/history')
    await page.getByText(/memulihkan 3 soal/).waitFor()
    const undone = page.getByRole('article', { name: /mengubah status 3 soal menjadi Approved/ })
    await expectAbsent(undone.getByRole('button', { name: /^Urungkan/ }), undone)
    const restored = page.getByRole('article', { name: /memulihkan 3 soal/ })
    await restored.getByRole('button', { name: /^Urungkan: memulihkan 3 soal, \d/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Urungkan' }).click()
    await expectToast(page, '3 soal telah dipulihkan.')
    const { data } = await api.call(questionRoutes.main, {
      query: { topic_id: first.topic_id ?? 0, status: 'approved' },
    })
    expect(data).toHaveLength(3)
  },
)

staffJourney('many questions move, and level 1 deletes them at once and brings them back', async (there) => {
  const { page, level, api, asAdmin } = there
  const mark = `pindah ${level}`
  const { topic_id, class_id } = await newQuestion(api, mark)
  await newQuestion(api, `${mark} dua`, { topic_id: topic_id ?? 0, class_id: class_id ?? 0 })
  const { topic } = await newTopic(api, `${mark} tujuan`)
  const selectAll = async (page: Page) => {
    await page.getByRole('button', { name: 'Pilih sehalaman' }).click()
    await page.getByText('2 soal dipilih').waitFor()
  }
  await visit(page, `/soal?topic_id=${topic_id}&layout=table`, 'Soal')
  await page.getByRole('checkbox', { name: 'Pilih sehalaman' }).click()
  await page.getByRole('button', { name: 'Ubah 2 soal' }).click()
  await page.getByText('2 soal dipilih').waitFor()
  await page.getByRole('button', { name: /^Tempat/ }).click()
  const move = dialog(page, 'Pindahkan soal')
  await choose(move, 'Materi', new RegExp(`${mark} tujuan`))
  await move.getByRole('button', { name: 'Pilih', exact: true }).click()
  await page.getByText(/^Materi sebelumnya: 2 /).waitFor()
  await page.getByRole('button', { name: 'Ubah 2 soal' }).click()
  await page.getByText('2 soal telah diubah.').waitFor()

  await visit(page, `/ubah?topic_id=${topic.id_topic}`, 'Ubah banyak soal')
  await selectAll(page)
  await expectAbsent(page.getByRole('button', { name: /^Hapus \d+ soal/ }), page.getByText('2 soal dipilih'))
  const { page: its } = await asAdmin(page)
  await selectAll(its)
  await its.getByRole('button', { name: 'Hapus 2 soal' }).click()
  const asked = its.getByRole('alertdialog', { name: 'Hapus 2 soal?' })
  await asked.getByText(/^Materi: 2 /).waitFor()
  await asked.getByRole('button', { name: 'Hapus 2 soal' }).click()
  await its.getByText('2 soal telah dihapus.').waitFor()
  const listed = async () => (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })).data.length
  await expect(listed()).resolves.toBe(0)
  await its.getByRole('button', { name: 'Urungkan' }).click()
  await its.getByText('2 soal kembali seperti semula.').waitFor()
  await expect(listed()).resolves.toBe(2)
})
