import { subtopicRoutes } from '@bank/contract/subtopic'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Api } from './api.ts'
import { pictureFile } from './picture.ts'
import { newTopic } from './rows.ts'
import { dialog, save, visit } from './steps.ts'

/** A new sub-topic on the screen, with the caret in its editor; `stored` is what was saved of it. */
export async function newText(page: Page, api: Api, mark: string) {
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

/** Moves the caret as a person does, who sees where it went before the next key. */
export async function moveLeft(box: Locator, times: number) {
  const caret = () => box.evaluate((element: Editable) => element.editor.state.selection.from)
  for (let time = 0; time < times; time += 1) {
    const from = await caret()
    await box.press('ArrowLeft')
    await expect.poll(caret, { timeout: 15_000 }).toBeLessThan(from)
  }
}
type Editable = HTMLElement & { editor: { state: { selection: { from: number } } } }

/** Puts files on the way to an element, as a drop or a paste does. */
export async function giveFile(target: Locator, how: 'drop' | 'paste') {
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

/** Answers what is asked after each picture: what it shows. */
export async function describePicture(page: Page, words: string) {
  const asked = dialog(page, 'Teks alternatif')
  await asked.getByLabel('Apa yang terlihat pada gambar ini?').fill(words)
  await save(asked)
}
