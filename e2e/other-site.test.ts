import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accountRoutes } from '@bank/contract/account'
import { subjectRoutes } from '@bank/contract/subject'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { attackFrom } from './support/attack-from.ts'
import { PEOPLE } from './support/global-setup.ts'
import { signedIn, useBrowser } from './support/journey.ts'

const shared = useBrowser()
const MARK = 'Dari situs lain'
let site: Server
beforeAll(async () => {
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Situs lain</h1>'))
  await once(site.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void site.close())

it('cannot read or change anything for somebody who is signed in, not even with their token', async () => {
  const { origin } = inject('stage')
  const { page, context, api } = await signedIn(shared.browser, 1)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
  const token = await page.evaluate(() => String(localStorage.getItem('token')))

  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const { forms, sent, read } = await attackFrom(page, { origin, token, mark: MARK, email: PEOPLE[1].email })
  expect(forms).toBe(15)
  expect(sent).toBeGreaterThan(15)
  expect(read, 'answers that the other site could read').toEqual([])

  const { data: subjects } = await api.call(subjectRoutes.list, { query: { subject_name: MARK } })
  const { data: accounts } = await api.call(accountRoutes.list, { query: { ac_name: MARK } })
  const { data: admins } = await api.call(accountRoutes.list, { query: { ac_name: 'Admin' } })
  expect({ subjects, accounts }).toEqual({ subjects: [], accounts: [] })
  expect(admins).toEqual([expect.objectContaining({ ac_email: PEOPLE[1].email, reset_pending: 0, ac_level: 1 })])
  await context.close()
})
