import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE } from './support/browser.ts'
import { describePicture, giveFile, newText } from './support/editor-steps.ts'
import { journey } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { dialog, expectAbsent, expectAsked, expectToast, save } from './support/steps.ts'

/** Pictures in a text (docs/checklist.md), in a real browser and through the controls that an author uses. */
const asAdmin = { levels: [1] as const }

journey(
  'Pictures come by paste and drop, show their way, and are sized by mouse, key and button',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'gambar')
    await page.keyboard.type('Denah: ')

    // the upload waits until the test has seen the progress bar
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
    await describePicture(page, 'Denah kebun')
    await giveFile(box, 'drop')
    await describePicture(page, 'Denah kedua')
    await expect.poll(() => box.getByRole('img').count()).toBe(2)

    await box.getByRole('img', { name: 'Denah kebun' }).click()
    const slider = box.getByRole('slider', { name: 'Lebar gambar' }).first()
    const widthNow = async () => Number(await slider.getAttribute('aria-valuenow'))
    const before = await widthNow()
    // the sticky footer of the editor covers the bottom of its content
    await slider.evaluate((node) => {
      node.scrollIntoView({ block: 'center' })
    })
    const corner = await slider.boundingBox()
    if (!corner) throw new Error('no corner to pull')
    await page.mouse.move(corner.x + 5, corner.y + 5)
    await page.mouse.down()
    await page.mouse.move(corner.x - 95, corner.y - 60)
    await page.mouse.up()
    await expect.poll(() => widthNow()).toBe(before - 100)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => widthNow()).toBe(before - 84)
    await form.getByRole('button', { name: 'Lebar 50 persen' }).click()
    await save(form)
    await expect(stored()).resolves.toMatch(/alt="Denah kebun"[^>]*class="w-50"|class="w-50"[^>]*alt="Denah kebun"/)
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
    await expectAbsent(box.getByRole('img'), box.getByText('tetap di sini'))
    await save(form)
  },
  asAdmin,
)

/** A touch with one finger, sent as browser input over CDP. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    async pull(from: Point, to: Point) {
      await touch('touchStart', from)
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      }
    },
    lift: () => touch('touchEnd'),
    /** The system cancels the touch, for example because a phone call comes in. */
    lose: () => touch('touchCancel'),
  }
}
interface Point {
  x: number
  y: number
}

journey(
  'A picture is sized by a finger, which scrolls nothing meanwhile',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'jari')
    await form.locator('input[type="file"]').setInputFiles(await pictureFile())
    await describePicture(page, 'Denah kebun')
    const picture = box.getByRole('img', { name: 'Denah kebun' })
    const slider = box.getByRole('slider', { name: 'Lebar gambar' })
    await picture.tap()
    await slider.evaluate((node) => {
      node.scrollIntoView({ block: 'center' })
    })
    const finger = await fingerOn(page)
    const shown = async () => Math.round((await picture.boundingBox())?.width ?? 0)
    const pull = async (by: Point) => {
      const corner = await slider.boundingBox()
      if (!corner) throw new Error('no corner to pull')
      const from = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 }
      await finger.pull(from, { x: from.x + by.x, y: from.y + by.y })
    }
    const before = await shown()
    const nameAt = async () => (await form.getByLabel('Nama sub-materi').boundingBox())?.y
    const top = await nameAt()

    await pull({ x: -80, y: -60 })
    await expect.poll(shown).toBe(before - 80)
    await finger.lift()
    await expect.poll(nameAt).toBe(top)

    await pull({ x: -50, y: 0 })
    await expect.poll(shown).toBe(before - 130)
    await finger.lose()
    await expect.poll(shown).toBe(before - 80)
    await save(form)
    await expect(stored()).resolves.toContain(`width="${before - 80}"`)
  },
  { ...asAdmin, on: PHONE },
)

journey(
  'A picture is taken out of a text after a question, word for word',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'hapus gambar')
    await page.keyboard.type('Tanpa denah')
    await giveFile(box, 'paste')
    await describePicture(page, 'Denah kebun')
    const picture = box.getByRole('img', { name: 'Denah kebun' })
    await picture.click()
    const remove = form.getByRole('button', { name: 'Hapus gambar' })

    await remove.click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus gambar ini?', 'Batalkan')
    await picture.waitFor()
    await remove.click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus gambar ini?', 'Hapus')
    await expectToast(page, 'Gambar telah dihapus.')
    await picture.waitFor({ state: 'detached' })
    await dialog(page, 'Tambah sub-materi').waitFor()
    await save(form)
    await expect(stored()).resolves.toBe('<p>Tanpa denah</p>')
  },
  asAdmin,
)
