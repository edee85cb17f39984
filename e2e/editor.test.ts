import { subtopicRoutes } from '@bank/contract/subtopic'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Api } from './support/api.ts'
import { PHONE } from './support/browser.ts'
import { journey } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { newTopic } from './support/rows.ts'
import { dialog, save, visit } from './support/steps.ts'

/** The editor's pitfalls (docs/checklist.md) in a real browser, each as the author meets it. */
const asAdmin = { levels: [1] as const }

async function newText(page: Page, api: Api, mark: string) {
  const { topic } = await newTopic(api, mark)
  await visit(page, `/sub-materi/${topic.id_topic}`, 'Sub-materi')
  await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
  const form = dialog(page, 'Tambah sub-materi')
  await form.getByLabel('Nama sub-materi').fill(mark)
  const box = form.getByRole('textbox', { name: 'Detail sub-materi' })
  await box.click()
  const stored = async () => {
    const { data } = await api.call(subtopicRoutes.list, { query: { topic_id: topic.id_topic, limit: '' } })
    return data[0]?.detail ?? ''
  }
  return { form, box, stored }
}

/** Puts files on the way to an element, as a drop or a paste does. */
async function giveFile(target: Locator, how: 'drop' | 'paste') {
  const { name, mimeType, buffer } = await pictureFile()
  await target.evaluate(
    (element, [event, fileName, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], fileName, { type }))
      const { x, y } = element.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      const given =
        event === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: data, clientX: x + 30, clientY: y + 20 })
          : new ClipboardEvent('paste', { ...common, clipboardData: data })
      element.dispatchEvent(given)
      if (!given.defaultPrevented) throw new Error(`the browser would do as it likes with this ${event}`)
    },
    [how, name, mimeType, buffer.toString('base64')] as const,
  )
}

async function describe(page: Page, words: string) {
  const asked = dialog(page, 'Teks alternatif')
  await asked.getByLabel('Apa yang terlihat pada gambar ini?').fill(words)
  await save(asked)
}

journey(
  'Pictures come by paste and drop, show their way, and are sized by mouse, key and button',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'gambar')
    await page.keyboard.type('Denah: ')

    // the upload waits until the bar was seen
    let goOn = () => undefined as unknown
    const seen = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/v1/subtopicImage', async (route) => {
      await seen
      await route.continue()
    })
    await giveFile(box, 'paste')
    await form.getByRole('progressbar', { name: 'Mengunggah gambar' }).waitFor()
    await page.keyboard.type('sambil mengetik')
    goOn()
    await describe(page, 'Denah kebun')
    await giveFile(box, 'drop')
    await describe(page, 'Denah kedua')
    expect(await box.getByRole('img').count()).toBe(2)

    await box.getByRole('img', { name: 'Denah kebun' }).click()
    const slider = box.getByRole('slider', { name: 'Lebar gambar' }).first()
    const widthNow = async () => Number(await slider.getAttribute('aria-valuenow'))
    const before = await widthNow()
    // the foot of the editor covers what lies below the fold
    await slider.evaluate((node) => {
      node.scrollIntoView({ block: 'center' })
    })
    const corner = await slider.boundingBox()
    if (!corner) throw new Error('no corner to pull')
    await page.mouse.move(corner.x + 5, corner.y + 5)
    await page.mouse.down()
    await page.mouse.move(corner.x - 95, corner.y - 60)
    await page.mouse.up()
    expect(await widthNow()).toBe(before - 100)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await widthNow()).toBe(before - 84)
    await form.getByRole('button', { name: 'Lebar 50 persen' }).click()
    await save(form)
    expect(await stored()).toMatch(/alt="Denah kebun"[^>]*class="w-50"|class="w-50"[^>]*alt="Denah kebun"/)
  },
  asAdmin,
)

journey(
  'A file that is dropped beside the editor does not take the page away',
  async ({ page, api }) => {
    const { form, box } = await newText(page, api, 'meleset')
    await page.keyboard.type('tetap di sini')
    await giveFile(form.getByLabel('Nama sub-materi'), 'drop')
    await giveFile(page.locator('body'), 'drop')
    expect(await box.innerText()).toContain('tetap di sini')
    expect(await box.getByRole('img').count()).toBe(0)
    await save(form)
  },
  asAdmin,
)

journey(
  'A formula is put in and changed by the keyboard alone, and the caret is behind it',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'rumus')
    await page.keyboard.type('luas ')
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const formula = dialog(page, 'Rumus')
    await formula.getByLabel('LaTeX').waitFor()
    // the palette is two stops before the box: the shelves, and the signs
    await formula.getByRole('tab', { name: 'Dasar' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await formula.getByLabel('LaTeX').inputValue()).toBe('\\frac{}{}')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    expect(await formula.getByLabel('LaTeX').inputValue()).toBe('\\frac{3}{7}')
    await formula.locator('output math mfrac').waitFor()
    await page.keyboard.press('Control+Enter')
    await formula.waitFor({ state: 'detached' })
    await page.keyboard.type('m²')
    await page.waitForFunction(() => document.activeElement?.classList.contains('ProseMirror'))

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await formula.getByLabel('LaTeX').fill('\\frac{3}{8}')
    await formula.locator('output math mn', { hasText: '8' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await formula.waitFor({ state: 'detached' })
    await box.press('End')
    await page.keyboard.type('.')
    await save(form)
    expect(await stored()).toMatch(/^<p>luas <math data-latex="\\frac\{3\}\{8\}">.*<\/math>m²\.<\/p>$/)
  },
  asAdmin,
)

journey(
  'A formula may be typed as it looks, within the CSP',
  async ({ page, api }) => {
    const { form, stored } = await newText(page, api, 'visual')
    await form.getByRole('button', { name: 'Rumus', exact: true }).click()
    const formula = dialog(page, 'Rumus')
    await formula.locator('math-field').click()
    await page.keyboard.type('x^2')
    await formula.locator('output math msup').waitFor()
    await formula.getByRole('button', { name: 'Sisipkan' }).click()
    await formula.waitFor({ state: 'detached' })
    await save(form)
    expect(await stored()).toContain('data-latex="x^2"')
  },
  asAdmin,
)

journey(
  'A table grows, shrinks, gets its head and keeps what was merged, by the keyboard',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'tabel')
    const press = (name: string) => form.getByRole('button', { name, exact: true }).press('Enter')
    await press('Sisipkan tabel')
    await page.keyboard.type('A')
    await page.keyboard.press('Tab')
    await page.keyboard.type('B')
    await press('Tambah kolom di kanan')
    await press('Tambah baris di bawah')
    await press('Hapus kolom')
    await press('Hapus baris')
    // the row that went was the head
    expect(await box.locator('tr').count()).toBe(3)
    expect(await box.locator('th').count()).toBe(0)
    await press('Baris judul')
    expect(await box.locator('th').count()).toBe(3)
    await box.locator('td').nth(0).click()
    await page.keyboard.type('x')
    await page.keyboard.down('Shift')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.up('Shift')
    await press('Gabungkan sel')
    await save(form)
    expect(await stored()).toMatch(/<td colspan="[23]">/)
  },
  asAdmin,
)

journey(
  'On a phone a row of buttons shows that there are more',
  async ({ page, api }) => {
    await page.setViewportSize(PHONE.viewport)
    const { form } = await newText(page, api, 'ponsel')
    const tools = form.getByRole('toolbar', { name: 'Alat Detail sub-materi' })
    await tools.getByRole('button', { name: 'Rumus' }).waitFor()
    const more = tools.getByRole('button', { name: 'Alat lainnya' })
    expect(await more.getAttribute('aria-expanded')).toBe('false')
    const low = (await tools.boundingBox())?.height ?? 0
    await more.click()
    expect((await tools.boundingBox())?.height).toBeGreaterThan(low)
    await tools.getByRole('button', { name: 'Daftar bernomor' }).click()
    await page.keyboard.type('satu')
    await save(form)
  },
  asAdmin,
)
