import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { authRoutes } from '@bank/contract/auth'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { apiOf } from '../support/api.ts'
import { CHROME, FLAGS } from '../support/browser.ts'
import { PEOPLE } from '../support/global-setup.ts'
import { newTopic } from '../support/rows.ts'
import { dialog, login } from '../support/steps.ts'

const TRIES = 10
/** Milliseconds between the last key and the end of the page. */
const AFTER_LAST_KEY = 150
/** Milliseconds between keys: a fast writer. */
const BETWEEN_KEYS = 40

const STAFF = PEOPLE[2]
const { origin } = inject('stage')
let profile: string
let path: string
let chrome: ChildProcess | undefined
let page: Page

beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'bank-drills-'))
  const body = { ac_email: STAFF.email, ac_password: STAFF.password }
  const { token } = await apiOf(origin).call(authRoutes.login, { body })
  path = `${origin}/sub-materi/${(await newTopic(apiOf(origin, token), 'drill')).topic.id_topic}`
  await start()
})
afterAll(async () => {
  await kill()
  await rm(profile, { recursive: true, force: true })
})

/** A browser whose profile outlives it, as a person's does. */
async function start() {
  chrome = spawn(CHROME, [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await addressOf(chrome)
  const [context] = (await chromium.connectOverCDP(address)).contexts()
  if (!context) throw new Error('The browser has no context.')
  page = await context.newPage()
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser says nothing.')
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /^DevTools listening on (ws:.*)$/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('The browser has not started.')
}

/** The browser with all its processes, at once. */
async function kill() {
  // 0 would be this process's own group
  if (!chrome?.pid) return
  const ended = once(chrome, 'exit')
  process.kill(-chrome.pid, 'SIGKILL')
  await ended
}

const anotherPage = async (leave: () => Promise<unknown>) => {
  const context = page.context()
  const fresh = context.newPage()
  await leave()
  page = await fresh
}

/** Opens the dialog; signs in where a browser that was killed has forgotten the session, as it may for some seconds. */
async function openDialog() {
  await page.goto(path)
  const add = page.getByRole('button', { name: 'Tambah sub-materi' })
  const email = page.getByLabel('Email')
  await add.or(email).waitFor()
  if (await email.isVisible()) {
    await login(page, STAFF.email, STAFF.password)
    await page.goto(path)
  }
  await add.click()
}

const ENDS = {
  'the browser is killed': async () => {
    await kill()
    await start()
  },
  'the page crashes': () => anotherPage(() => page.goto('chrome://crash').catch(() => undefined)),
  'the tab is closed': () => anotherPage(() => page.close()),
  'the page is loaded anew': () => page.reload(),
}

it.each(Object.keys(ENDS) as (keyof typeof ENDS)[])('keeps every letter when %s', async (end) => {
  const lost: string[] = []
  for (let each = 1; each <= TRIES; each += 1) {
    const typed = { name: `Gudang nomor ${each}`, detail: `Karung beras kesekian di gudang nomor ${each}` }
    await openDialog()
    const form = () => dialog(page, 'Tambah sub-materi')
    const name = () => form().getByLabel('Nama sub-materi')
    const detail = () => form().getByRole('textbox', { name: 'Detail sub-materi' })
    await name().pressSequentially(typed.name, { delay: BETWEEN_KEYS })
    await detail().pressSequentially(typed.detail, { delay: BETWEEN_KEYS })
    await wait(AFTER_LAST_KEY)
    await ENDS[end]()
    if (end !== 'the page is loaded anew') {
      await openDialog()
      await form()
        .getByRole('button', { name: /^Pulihkan draf/ })
        .click()
    }
    await expect.poll(() => name().inputValue()).not.toBe('')
    const stands = { name: await name().inputValue(), detail: await detail().innerText() }
    if (stands.name !== typed.name || stands.detail !== typed.detail) lost.push(JSON.stringify(stands))
    await form().getByRole('button', { name: 'Batalkan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click()
    await form().waitFor({ state: 'detached' })
  }
  console.log(`${end}: ${TRIES} tries, ${lost.length} with letters lost`)
  expect(lost).toEqual([])
})
