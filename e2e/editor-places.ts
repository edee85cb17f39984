import type { Locator, Page } from 'playwright-core'
import type { Place } from './screens.ts'
import { pictureFile } from './support/picture.ts'
import { dialog, save } from './support/steps.ts'

/** The editor in each of its states, in the dialog for a new topic. */
export const EDITOR_PLACES: Place[] = [
  inEditor('editor-table', async (form, page) => {
    await form.getByRole('button', { name: 'Sisipkan tabel' }).click()
    for (const title of ['Bulan', 'Hujan', 'Hari']) {
      await page.keyboard.type(title)
      await page.keyboard.press('Tab')
    }
  }),
  inEditor('editor-link', async (form, page) => {
    await form.getByRole('button', { name: 'Tautan' }).click()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await form.getByRole('alert').waitFor()
  }),
  inEditor('editor-tools', (form) => form.getByRole('button', { name: 'Alat lainnya' }).first().click(), 'phone'),
  inEditor('editor-picture', async (form, page) => {
    await askForWords(form, page)
    const words = dialog(page, 'Teks alternatif')
    await words.getByLabel('Apa yang terlihat pada gambar ini?').fill('Denah kebun')
    await save(words)
    await form.getByRole('img', { name: 'Denah kebun' }).click()
    await form.getByRole('toolbar', { name: 'Alat gambar' }).waitFor()
  }),
  inEditor('editor-words', askForWords),
  inEditor('editor-formula', async (form, page) => {
    await form.getByRole('button', { name: 'Rumus', exact: true }).click()
    const formula = dialog(page, 'Rumus')
    await formula.getByRole('tab', { name: 'Kimia' }).click()
    await formula.getByLabel('LaTeX').fill('\\ce{2H2 + O2 -> 2H2O}}')
    await formula.getByText('Ada kurung } tanpa pembukanya.').waitFor()
  }),
  inEditor('editor-paste', async (form) => {
    await textBox(form).evaluate((box) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p>Dari Word</p><img src="file:///C:/gambar.png">')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await form.getByText('1 gambar tidak ikut tertempel.').waitFor()
  }),
]

function inEditor(name: string, act: (form: Locator, page: Page) => Promise<void>, only?: Place['only']): Place {
  return {
    name,
    only,
    path: '/materi',
    open: async (page) => {
      await page.getByRole('button', { name: 'Tambah materi' }).click()
      const form = dialog(page, 'Tambah materi')
      await textBox(form).click()
      await page.keyboard.type('Perhatikan soal berikut.')
      await act(form, page)
      return '[role="dialog"]'
    },
  }
}

const textBox = (form: Locator) => form.getByRole('textbox', { name: 'Detail materi' })

async function askForWords(form: Locator, page: Page) {
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Sisipkan gambar' }).click()
  await (await chooser).setFiles(await pictureFile())
  await dialog(page, 'Teks alternatif').waitFor()
}
