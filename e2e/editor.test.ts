import { expect } from 'vitest'
import { PHONE } from './support/browser.ts'
import { moveLeft, newText } from './support/editor-steps.ts'
import { journey } from './support/journey.ts'
import { dialog, expectAbsent, save } from './support/steps.ts'

/** The editor's error-prone cases (docs/checklist.md) in a real browser, through the controls that an author uses. */
const asAdmin = { levels: [1] as const }

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
    // the palette has two tab stops before the input: the category tabs and the symbols
    await formula.getByRole('tab', { name: 'Dasar' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => formula.getByLabel('LaTeX').inputValue()).toBe('\\frac{}{}')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    await expect.poll(() => formula.getByLabel('LaTeX').inputValue()).toBe('\\frac{3}{7}')
    await formula.locator('output math mfrac').waitFor()
    await page.keyboard.press('Control+Enter')
    await formula.waitFor({ state: 'detached' })
    await page.keyboard.type('m²')
    await page.waitForFunction(() => document.activeElement?.classList.contains('ProseMirror'))

    await moveLeft(box, 3)
    await page.keyboard.press('Enter')
    await formula.getByLabel('LaTeX').fill('\\frac{3}{8}')
    await formula.locator('output math mn', { hasText: '8' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await formula.waitFor({ state: 'detached' })
    await box.press('End')
    await page.keyboard.type('.')
    await save(form)
    await expect(stored()).resolves.toMatch(/^<p>luas <math data-latex="\\frac\{3\}\{8\}">.*<\/math>m²\.<\/p>$/)
  },
  asAdmin,
)

journey(
  'A formula may be typed as it looks, within the CSP',
  async ({ page, api }) => {
    const { form, stored } = await newText(page, api, 'visual')
    await form.getByRole('button', { name: 'Rumus', exact: true }).click()
    const formula = dialog(page, 'Rumus')
    const field = formula.locator('math-field')
    await field.evaluate((element) => {
      const mark = () => element.toggleAttribute('data-took-keys', document.activeElement === element)
      element.addEventListener('pointerup', mark)
    })
    await field.click()
    await expect.poll(() => field.getAttribute('data-took-keys')).toBe('')
    await page.keyboard.type('x^2+y^3')
    await formula.locator('output math msup').nth(1).waitFor()
    // field and preview agree on what is an error
    await formula.getByLabel('LaTeX').fill('x^2^3')
    // the field's word of an earlier key press may come only now
    await field.evaluate((element) => element.dispatchEvent(new InputEvent('input')))
    await formula.getByText('Ada dua pangkat di tempat yang sama.').waitFor()
    await formula.locator('.visual-field-invalid').waitFor()
    await formula.getByLabel('LaTeX').fill('x^2+y^3')
    await formula.locator('.visual-field-invalid').waitFor({ state: 'detached' })
    await formula.getByRole('button', { name: 'Sisipkan' }).click()
    await formula.waitFor({ state: 'detached' })
    await save(form)
    await expect(stored()).resolves.toContain('data-latex="x^2+y^3"')
  },
  asAdmin,
)

journey(
  'A table grows, shrinks, gets its head and keeps what was merged, by the keyboard',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'tabel')
    // the text takes the focus back in the next frame: a key that comes before would go there
    const press = async (name: string) => {
      await form.getByRole('button', { name, exact: true }).press('Enter')
      await page.waitForFunction(() => document.activeElement?.classList.contains('ProseMirror'))
    }
    await press('Sisipkan tabel')
    await page.keyboard.type('A')
    await page.keyboard.press('Tab')
    await page.keyboard.type('B')
    await press('Tambah kolom di kanan')
    await press('Tambah baris di bawah')
    await press('Hapus kolom')
    await press('Hapus baris')
    // the deleted row was the header row
    await expect.poll(() => box.locator('tr').count()).toBe(3)
    await expectAbsent(box.locator('th'), box.locator('td'))
    await press('Baris judul')
    await expect.poll(() => box.locator('th').count()).toBe(3)
    await box.locator('td').nth(0).click()
    await page.keyboard.type('x')
    await page.keyboard.down('Shift')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.up('Shift')
    await press('Gabungkan sel')
    await save(form)
    await expect(stored()).resolves.toMatch(/<td colspan="[23]">/)
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
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false')
    const low = (await tools.boundingBox())?.height ?? 0
    await more.click()
    await expect.poll(async () => (await tools.boundingBox())?.height).toBeGreaterThan(low)
    await tools.getByRole('button', { name: 'Daftar bernomor' }).click()
    await page.keyboard.type('satu')
    await save(form)
  },
  asAdmin,
)
