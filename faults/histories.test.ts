import { it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { type Answer, type Change, send } from './support/caller.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn } from './support/inspect.ts'
import { itemBody } from './support/item.ts'
import { twoAdmins } from './support/last-admin.ts'
import { ordersOf } from './support/orders.ts'
import { newInstallation } from './support/product.ts'
import { tell } from './support/report.ts'

interface Row {
  id_question: number
  code: string
  question_text: string
  updated_at: string
  parent_id: number | null
  children: number
}

it('leaves no anomaly when several people change the same at once', async () => {
  const app = await newInstallation()
  const chance = chanceFor('histories')
  const found = {
    ...{ 'edits lost': 0, 'codes twice': 0, 'free trials twice': 0, 'groups in groups': 0 },
    ...{ 'orders that no person sent': 0, 'groups with a member twice or missing': 0 },
    ...{ 'places of a group twice or left out': 0, 'not one admin left of two': 0, 'answers 500': 0 },
  }
  const seen = { 'changes that were made': 0, 'changes that were refused': 0 }

  const note = (anomaly: keyof typeof found, isThere: boolean) => {
    if (isThere) found[anomaly] += 1
  }
  /** All at once, in a random order. */
  async function together(changes: Change[]): Promise<Answer[]> {
    const order = changes.map((change) => ({ change, at: chance.next() })).sort((a, b) => a.at - b.at)
    const answers = await Promise.all(order.map(({ change }) => send(app.origin, app.token, change)))
    for (const { status } of answers) {
      seen[status < 300 ? 'changes that were made' : 'changes that were refused'] += 1
      note('answers 500', status === 500)
    }
    return answers
  }
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`${app.origin}${path}`, { headers: { token: app.token } })
    return ((await answer.json()) as { data: Data }).data
  }
  const question = async (id: number) => (await read<[Row]>(`/v1/question/${id}`))[0]
  const orders = ordersOf({ app, chance, together })

  for (let history = 0; history < sizeOf('histories'); history += 1) {
    const people = Array.from({ length: 2 + chance.below(3) }, (_, index) => index)
    const body = { ...itemBody(`riwayat${history}`, 2, app.place, undefined), free_trial: false }
    const made = await together(people.map(() => ({ method: 'POST', path: '/v1/question', body })))
    const rows = made.map(({ body }) => (body as { data: [Row] }).data[0])
    note('codes twice', new Set(rows.map(({ code }) => code)).size < people.length)

    const [{ id_question: id, updated_at }, second] = rows as [Row, Row]
    const path = `/v1/question/${id}`
    const edits = people.map((one) => ({ question_text: `<p>suntingan ${one}</p>`, updated_at }))
    const edited = await together(edits.map((body) => ({ method: 'PATCH', path, body })))
    const kept = edited.filter(({ status }) => status === 200).map(({ body }) => (body as { data: [Row] }).data[0])
    note('edits lost', kept.length !== 1 || kept[0]?.question_text !== (await question(id)).question_text)

    const trial = { item_id: id, type: 'question' }
    await together(people.map(() => ({ method: 'POST', path: '/v1/free-trial', body: trial })))
    const trials = await read<{ item_id: number }[]>('/v1/free-trial?limit=100')
    note('free trials twice', trials.filter(({ item_id }) => item_id === id).length !== 1)

    const link = (question_id: number, parent_id: number): Change => ({
      ...{ method: 'POST', path: '/v1/question-child' },
      body: { question_id, parent_id },
    })
    const others = rows.slice(2).map((row) => link(row.id_question, chance.percent(50) ? id : second.id_question))
    await together([link(id, second.id_question), link(second.id_question, id), ...others])
    const members = await Promise.all(rows.map((row) => question(row.id_question)))
    const children = await read<{ id: number; parent_id: number }[]>('/v1/question-child?limit=100')
    const nested = members.filter((row) => row.children > 0 && children.some((child) => child.id === row.id_question))
    note('groups in groups', nested.length > 0)
  }
  for (let round = 0; round < sizeOf('orders'); round += 1) {
    note('orders that no person sent', !(await orders.options(2 + chance.below(3))))
    note('places of a group twice or left out', !(await orders.places(2 + chance.below(3))))
    note('groups with a member twice or missing', !(await orders.groups(2 + chance.below(3))))
  }

  const database = await databaseIn(app.data)
  const admins = await twoAdmins(app.origin, database.address, chance)
  for (let round = 0; round < sizeOf('adminCollisions'); round += 1) {
    note('not one admin left of two', (await admins.collide()) !== 1)
  }
  await database.tidy()
  await app.remove()

  const held = Object.fromEntries(Object.entries(found).map(([name, was]) => [name, [was, 0] as [number, number]]))
  const sizes = {
    ...{ histories: sizeOf('histories'), orders: sizeOf('orders') },
    adminCollisions: sizeOf('adminCollisions'),
  }
  tell({ part: 'T14', title: 'Several people change the same at once', sizes, held, seen })
})
