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
import { WAIT } from '../../packages/contract/test/limits.ts'

export const FLAGS = [
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
/** The devices of a journey that differs between them: the words for its title, and what `journey` takes as `on`. */
export const DEVICES = [
  ['a desk', undefined],
  ['a phone', PHONE],
] as const

export const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium'

/** The one browser of all journeys; each test file connects to it. */
export const startBrowser = (): Promise<BrowserServer> => chromium.launchServer({ executablePath: CHROME, args: FLAGS })

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The problems that a browser reported during a journey. */
export interface Complaints {
  csp: string[]
  console: string[]
  foreign: string[]
  /** `409 PATCH /v1/subject/3`: calls that the server answered with an error status. */
  refused: string[]
}

type Options = Pick<
  BrowserContextOptions,
  'viewport' | 'storageState' | 'reducedMotion' | 'isMobile' | 'hasTouch' | 'bypassCSP'
>

/**
 * A user with a browser context of their own, in which every complaint is recorded. They want no motion: without it each
 * step is sooner. How things move is tested by motion.test.ts.
 */
export async function newPerson(browser: Browser, origin: string, options: Options = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    ...DESKTOP,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    ...options,
  })
  const complaints: Complaints = { csp: [], console: [], foreign: [], refused: [] }
  await watch(context, origin, complaints)
  return { page: await newPage(context), context, complaints }
}

export async function newPage(context: BrowserContext) {
  const page = await context.newPage()
  // biome-ignore lint/plugin: for all pages
  page.setDefaultTimeout(WAIT)
  return page
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
  await context.addInitScript(recordToasts)
  context.on('console', (message) => {
    // the browser's own message about an error status: those are recorded below
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

/** Runs in the page: toasts stand for a second, which a slow machine may need for the next step (`expectToast`). */
function recordToasts() {
  const said: string[] = []
  Object.assign(window, { said })
  const hear = ({ addedNodes }: MutationRecord) => {
    for (const node of addedNodes) {
      const isToast = node instanceof HTMLElement && node.closest('[aria-label="Pemberitahuan"]')
      if (isToast && node.textContent) said.push(node.textContent)
    }
  }
  new MutationObserver((records) => records.forEach(hear)).observe(document, { childList: true, subtree: true })
}

/** Deletes stored drafts: the next place would offer to restore them. */
export async function forgetDrafts(page: Page) {
  const debug = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  if (origin !== 'null') await debug.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await debug.detach()
}

/** No complaints except those that the journey provoked itself: `/^409 PATCH/`. */
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

/** axe-core finds no violation on the page, or on one element of it (a popup hides the rest of the page from axe). */
export async function expectAccessible(page: Page, where: string, element = 'body') {
  // injected through the debugger, to which the CSP does not apply
  await page.evaluate(await axe)
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run: (on: string, options: object) => Promise<AxeResult> } }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    // only violations are described: describing passed checks takes longer than the checks
    const runOnly = { type: 'tag', values: tags }
    const { violations } = await axe.run(selector, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }, element)
  expect.soft(found, `axe on ${where}`).toEqual([])
}
