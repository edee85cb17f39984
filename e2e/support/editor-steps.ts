import { subtopicRoutes } from '@bank/contract/subtopic'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Api } from './api.ts'
import { pictureFile } from './picture.ts'
import { newTopic } from './rows.ts'
import { dialog, save, visit } from './steps.ts'

/** Opens the form of a new sub-topic with the caret in its editor; `stored` returns the saved text. */
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

/** Moves the caret left; waits for each step before the next key, as a person does. */
export async function moveLeft(box: Locator, times: number) {
  const caret = () => box.evaluate((element: Editable) => element.editor.state.selection.from)
  for (let time = 0; time < times; time += 1) {
    const from = await caret()
    await box.press('ArrowLeft')
    await expect.poll(caret).toBeLessThan(from)
  }
}
type Editable = HTMLElement & { editor: { state: { selection: { from: number } } } }

/** Gives a picture file to an element by a drop or paste event. */
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

/** Answers the question that follows each upload: what the picture shows. */
export async function describePicture(page: Page, words: string) {
  const asked = dialog(page, 'Teks alternatif')
  await asked.getByLabel('Apa yang terlihat pada gambar ini?').fill(words)
  await save(asked)
}
