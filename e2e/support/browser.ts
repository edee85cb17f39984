import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from 'playwright-core'
import { expect } from 'vitest'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
export const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** The one browser of all journeys, which each of their files joins. */
export const startBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: FLAGS })

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a browser complained of while a journey went on. */
export interface Complaints {
  csp: string[]
  console: string[]
  foreign: string[]
  /** `409 PATCH /v1/subject/3`: what the server would not do. */
  refused: string[]
}

type Options = Pick<
  BrowserContextOptions,
  'viewport' | 'storageState' | 'reducedMotion' | 'isMobile' | 'hasTouch' | 'bypassCSP'
>

/** A person with a browser of their own, whose every complaint is kept. */
export async function newPerson(browser: Browser, origin: string, options: Options = {}) {
  const context = await browser.newContext({ baseURL: origin, ...DESKTOP, locale: 'id-ID', ...options })
  const complaints: Complaints = { csp: [], console: [], foreign: [], refused: [] }
  await watch(context, origin, complaints)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return { page, context, complaints }
}

async function watch(context: BrowserContext, origin: string, complaints: Complaints) {
  await context.exposeBinding('reportCsp', (_, text: string) => complaints.csp.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      ;(window as unknown as { reportCsp: (text: string) => void }).reportCsp(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  context.on('console', (message) => {
    // the browser's own words for a refusal: those are kept below
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.console.push(message.text())
    }
  })
  context.on('weberror', (error) => complaints.console.push(String(error.error())))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.foreign.push(url)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    complaints.refused.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
}

/** Drops what was typed at the last place: its drafts would be offered at the next. */
export async function forgetDrafts(page: Page) {
  const debug = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  if (origin !== 'null') await debug.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await debug.detach()
}

/** Nothing went wrong but what the journey itself provoked: `/^409 PATCH/`. */
export function expectNoComplaints({ csp, console, foreign, refused }: Complaints, provoked?: RegExp) {
  expect(csp, 'CSP violations').toEqual([])
  expect(console, 'console errors').toEqual([])
  expect(foreign, 'requests to elsewhere').toEqual([])
  expect(
    refused.filter((call) => !provoked?.test(call)),
    'refused calls',
  ).toEqual([])
}

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** axe-core finds nothing on the page, or on one element of it (a popup hides the rest from it). */
export async function expectAccessible(page: Page, where: string, element = 'body') {
  // through the debugger, which the CSP does not bind
  await page.evaluate(await axe)
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run: (on: string, options: object) => Promise<AxeResult> } }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(selector, { runOnly: { type: 'tag', values: tags } })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }, element)
  expect.soft(found, `axe on ${where}`).toEqual([])
}
