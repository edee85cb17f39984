import { subtopicRoutes } from '@bank/contract/subtopic'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { comparable, richCorpus, type Snippet } from '../packages/web/test/rich-corpus.ts'
import type { Api } from './support/api.ts'
import { journey } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { newTopic } from './support/rows.ts'
import { dialog, save, visit } from './support/steps.ts'

/** Existing rich text, opened and saved in the built product in a real browser: it reads the same before and after. */
for (const [kind, snippets] of richCorpus('stored')) {
  journey(
    `${kind}: ${snippets.length} stored texts come out of load and save as they were`,
    async ({ page, api }) => {
      const { topicId, ours } = await ownTopic(api, `simpan ${kind}`)
      for (const { name, html } of snippets) {
        await api.call(subtopicRoutes.create, { body: { topic_id: topicId, name, detail: ours(html) } })
      }
      await visit(page, `/sub-materi/${topicId}`, 'Sub-materi')
      const before = await allRead(page, snippets)

      for (const { name } of snippets) await saveAfterATouch(page, name)

      await page.reload()
      await expect.poll(() => allRead(page, snippets)).toEqual(before)
      await expect(stored(api, topicId)).resolves.toEqual(
        snippets.map(({ name, becomes }) => [name, comparable(ours(becomes))]),
      )
    },
    { levels: [1] },
  )
}

for (const [kind, snippets] of richCorpus('pasted')) {
  journey(
    `${kind}: ${snippets.length} pastes come along, and what does not is told`,
    async ({ page, api }) => {
      const { topicId, ours } = await ownTopic(api, `tempel ${kind}`)
      await visit(page, `/sub-materi/${topicId}`, 'Sub-materi')
      for (const snippet of snippets) await paste(page, { ...snippet, html: ours(snippet.html) })
      await expect(stored(api, topicId)).resolves.toEqual(
        snippets.map(({ name, becomes }) => [name, comparable(ours(becomes))]),
      )
    },
    { levels: [1] },
  )
}

/** A new topic, and a function that replaces the picture addresses of the snippets by an uploaded picture. */
async function ownTopic(api: Api, mark: string) {
  const { topic } = await newTopic(api, mark)
  const { buffer, mimeType } = await pictureFile()
  const image = `data:${mimeType};base64,${buffer.toString('base64')}`
  const { data: picture } = await api.call(subtopicRoutes.uploadImage, { body: { image } })
  return {
    topicId: topic.id_topic,
    ours: (html: string) => html.replaceAll(/\/media\/[0-9a-f]{32}\.(?:png|jpg)/g, picture),
  }
}

const textBox = (form: Locator) => form.getByRole('textbox', { name: 'Detail sub-materi' })

async function saveAfterATouch(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const form = dialog(page, 'Edit sub-materi')
  await textBox(form).press('Control+End')
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await save(form)
}

async function paste(page: Page, { name, html, lost }: Snippet) {
  await page.getByRole('button', { name: 'Tambah sub-materi' }).click()
  const form = dialog(page, 'Tambah sub-materi')
  await form.getByLabel('Nama sub-materi').fill(name)
  await textBox(form).click()
  await textBox(form).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted.replaceAll('ORIGIN', location.origin))
    clipboardData.setData('text/plain', 'teks')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  if (lost !== '') await form.getByText(`${lost} tidak ikut tertempel.`).waitFor()
  // pictures of a paste are read before they stand in the text, and an empty text is not saved
  await expect
    .poll(() => textBox(form).evaluate((box) => box.textContent !== '' || box.querySelector('img') !== null))
    .toBe(true)
  await save(form)
}

/** What a reader sees of each text: its words, and the number of other elements. */
async function allRead(page: Page, snippets: Snippet[]) {
  await page
    .getByRole('article')
    .nth(snippets.length - 1)
    .waitFor()
  return page.locator('article .rich').evaluateAll((texts) =>
    texts.map((text) => {
      const count = (what: string) => text.querySelectorAll(what).length
      const things = ['img', 'math', 'td, th', 'li', 'a', 'sub, sup', '[class*="ta-"]', '[class*="c-"]'].map(count)
      return [(text as HTMLElement).innerText.replace(/\s+/g, ' ').trim(), ...things].join(' | ')
    }),
  )
}

async function stored(api: Api, topic_id: number) {
  const { data } = await api.call(subtopicRoutes.list, { query: { topic_id, limit: '' } })
  return data.map(({ name, detail }) => [name, comparable(detail)])
}
