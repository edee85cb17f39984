import { topicRoutes } from '@bank/contract/topic'
import { storeRaw } from '@bank/server/test/store-raw.ts'
import { xssPayloads } from '@bank/server/test/xss-corpus.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { WAIT } from '../../packages/contract/test/limits.ts'
import type { Place } from '../screens.ts'
import { expectNoComplaints, forgetDrafts } from './browser.ts'
import { hostilePlaces } from './hostile-places.ts'
import { type HostileRows, writeHostileRows } from './hostile-rows.ts'
import { type Person, signedIn, useBrowser } from './journey.ts'
import { pictureFile } from './picture.ts'
import type { Product } from './product.ts'
import { provoke } from './provoke.ts'
import { settled } from './settled.ts'
import { screenHeading } from './steps.ts'

/** One payload shows a picture by an address that does not exist. */
const NO_PICTURE = /^404 GET \/media\//

interface Extent {
  /** Uses every n-th payload. */
  every: number
  /** The maximum number of pages of each list, and of dialogs. */
  most: number
}

/**
 * Stores hostile texts in every field, first through the API and then directly in the database, and opens all places
 * that show or edit them: no dialog, no CSP report, no request to another site, no element that could run code.
 */
export function lookAtHostileTexts(product: () => Product, { every, most }: Extent) {
  const shared = useBrowser()
  const payloads = xssPayloads.map(([, payload]) => payload).filter((_, at) => at % every === 0)

  describe(`${payloads.length} hostile texts in every field`, () => {
    let rows: HostileRows

    it('are harmless as the server stores them', async () => {
      const person = await watched()
      rows = await writeHostileRows(person.api, payloads, await pictureOf(person))
      await lookEverywhere(person)
    })

    // parsing raw HTML in the browser's sanitiser already causes CSP reports, so the CSP is off in this test
    it('are harmless in the browser alone: stored as they are, and without the CSP', async () => {
      await storeRaw(product().dataFolder, payloads)
      await lookEverywhere(await watched({ bypassCSP: true }))
    })

    it('would be heard: one put into the page as it is', async () => {
      const guarded = await watched()
      await putIn(guarded.page)
      await expect.poll(() => guarded.complaints.csp.length).toBeGreaterThan(1)
      await expect.poll(() => provoke(guarded.page)).toHaveLength(1)
      await guarded.context.close()

      const open = await watched({ bypassCSP: true })
      await putIn(open.page)
      await expect.poll(() => open.dialogs).toEqual(['1'])
      expect(open.complaints.foreign).toEqual([expect.stringContaining('evil.example')])
      await open.context.close()
    })

    async function lookEverywhere(person: Awaited<ReturnType<typeof watched>>) {
      const found: string[] = []
      for (const place of hostilePlaces(rows, most)) {
        const dangerous = await look(person.page, place).catch(async ({ message }) => {
          await person.page.screenshot({ path: `.screens/failed/${place.name.replaceAll('/', ' ')}.png` })
          return [`cannot be seen: ${message}`]
        })
        found.push(...dangerous.map((element) => `${place.name}: ${element}`))
      }
      expect(found).toEqual([])
      expect(person.dialogs).toEqual([])
      expectNoComplaints(person.complaints, NO_PICTURE)
      await person.context.close()
    }
  })

  async function watched(options: { bypassCSP?: boolean } = {}) {
    const person = await signedIn(shared.browser, 1, options, product().origin)
    // biome-ignore lint/plugin: each page shows thousands of texts
    person.page.setDefaultTimeout(2 * WAIT)
    return { ...person, dialogs: dialogsOf(person.page) }
  }
}

/** Opens a place and acts as a reader might; returns the elements that could run code. */
async function look(page: Page, { path, open }: Place): Promise<string[]> {
  await forgetDrafts(page)
  await page.goto(path)
  await screenHeading(page).waitFor()
  await settled(page)
  await open?.(page)
  if (open) await settled(page)
  return provoke(page)
}

async function putIn(page: Page) {
  await page.goto('/materi')
  await screenHeading(page).waitFor()
  await page.evaluate(() => {
    document.body.innerHTML = '<div class="rich"><img src="http://evil.example/x.png" onerror="alert(1)"></div>'
  })
}

function dialogsOf(page: Page) {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.dismiss()
  })
  return messages
}

async function pictureOf({ api }: Person) {
  const { buffer } = await pictureFile()
  return (await api.call(topicRoutes.uploadImage, { body: { image: buffer.toString('base64') } })).data
}
