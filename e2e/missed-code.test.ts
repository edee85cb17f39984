import { journey } from './support/journey.ts'
import { newTopic } from './support/rows.ts'
import { dialog, expectAsked, expectToast, save, visit } from './support/steps.ts'

/** The app loads its code in chunks, on demand: a chunk that fails to load must not break the rest of the page. */
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

    // code that is loaded already still works, and shows its result
    await page.getByRole('button', { name: `Hapus ${subject.subject_name}`, exact: true }).click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
    await page.getByRole('status').filter({ hasText: 'masih digunakan' }).waitFor()

    await page.unroute('**/assets/*')
    await page.getByRole('button', { name: 'Tambah subjek' }).click()
    const form = dialog(page, 'Tambah subjek')
    // Chromium 150 never fetches a failed module again in the same document: then the page must be reloaded
    const fresh = missed.getByRole('button', { name: 'Muat ulang halaman' })
    await form.or(fresh).waitFor()
    // the address opens it again
    if (await fresh.isVisible()) await Promise.all([page.waitForEvent('load'), fresh.click()])
    await form.getByLabel('Nama subjek').fill('Ilmu falak')
    await form.getByRole('radio').first().check()
    await save(form)
    await expectToast(page, 'Data berhasil ditambahkan.')
  },
  { levels: [1], provokes: /^409 DELETE/ },
)
