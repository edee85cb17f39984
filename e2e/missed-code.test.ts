import { journey } from './support/journey.ts'
import { newTopic } from './support/rows.ts'
import { dialog, expectAsked, expectToast, save, visit } from './support/steps.ts'

/** The app comes in parts, as they are needed: one that a broken line keeps away takes nothing else with it. */
journey(
  'the code of what a click opens does not come, nor that of what tells of it',
  async ({ page, api }) => {
    const { subject } = await newTopic(api, 'terputus')
    await visit(page, `/subjek?subject_name=${subject.subject_name}`, 'Subjek')
    await page.route('**/assets/*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Tambah subjek' }).click()
    const missed = page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dibuka.' })
    await missed.waitFor()
    await missed.getByRole('button', { name: 'Coba lagi' }).click()
    await missed.getByRole('button', { name: 'Muat ulang halaman' }).waitFor()
    await missed.getByRole('button', { name: 'Tutup' }).click()
    await missed.waitFor({ state: 'hidden' })

    // what is there already works on, and says what came of it
    await page.getByRole('button', { name: `Hapus ${subject.subject_name}`, exact: true }).click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
    await page.getByRole('status').filter({ hasText: 'masih digunakan' }).waitFor()

    await page.unroute('**/assets/*')
    await page.getByRole('button', { name: 'Tambah subjek' }).click()
    const form = dialog(page, 'Tambah subjek')
    await form.getByLabel('Nama subjek').fill('Ilmu falak')
    await form.getByRole('radio').first().check()
    await save(form)
    await expectToast(page, 'Data berhasil ditambahkan.')
  },
  { levels: [1], provokes: /^409 DELETE/ },
)
