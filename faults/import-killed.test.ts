import { setTimeout as wait } from 'node:timers/promises'
import { importRoutes } from '@bank/contract/import'
import { it } from 'vitest'
import { docx, p, r } from '../packages/exchange/test/docx.ts'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { run } from '../packages/server/test/statement.ts'
import { sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { importsOf } from './support/imports.ts'
import { databaseIn } from './support/inspect.ts'
import { newInstallation } from './support/product.ts'
import { tell, timesOf } from './support/report.ts'

/** A .docx of so many questions, all different. */
const fileOf = (kill: number, questions: number) =>
  docx({
    body: Array.from({ length: questions }, (_, at) =>
      [`${at + 1}. Butir ${kill}-${at} berapa?`, `A. ${at}`, 'B. bukan', 'Kunci: A'].map((line) => p(r(line))).join(''),
    ).join(''),
  })

const STEPS = ['reading', 'saving', 'undoing'] as const
type StepName = (typeof STEPS)[number]

it('imports each question once, and takes all of them back, when the server is killed at any moment', async () => {
  const chance = chanceFor('import killed')
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  const questions = sizeOf('importedQuestions')
  const api = importsOf(app)
  const wrong: string[] = []
  const ready: number[] = []
  const inStep = new Map<StepName, number>()
  /** Milliseconds that the steps of the file before took: kills fall anywhere in them. */
  const took: Record<StepName, number> = { reading: 500, saving: 2000, undoing: 500 }

  /** Asks for a step, kills the server at a moment of it, and waits until another process has ended it. */
  async function killedWhile(step: StepName, id: number, ask: () => Promise<unknown>) {
    await ask()
    let { state } = await api.jobOf(id)
    while (state === 'uploaded') state = (await api.jobOf(id)).state
    await wait(chance.below(took[step] * 0.8))
    state = (await api.jobOf(id)).state
    await app.end('SIGKILL')
    if (state === step) inStep.set(step, (inStep.get(step) ?? 0) + 1)
    ready.push(await app.start())
    // a minute passes, after which the job is free
    await run(
      address,
      `update import_job set leased_until = now() - interval '1 second' where leased_until is not null`,
    )
    const from = performance.now()
    const job = await api.settled(id)
    took[step] = Math.max(200, performance.now() - from)
    return job
  }

  /** Three questions, one of whose rows is made to forget by SQL that it is saved, and saved once more. */
  async function savedAgain(): Promise<string> {
    const id = await api.send('lupa.docx', fileOf(0, 3))
    await api.settled(id)
    const params = { id }
    await api.call(importRoutes.edit, { params, body: { set: { ...app.place, label: 'tryout' } } })
    for (const change of [
      '',
      `update import_row set state = 'ready', question_id = null where job_id = ${id} and no = 2`,
    ]) {
      if (change) await run(address, change)
      await api.call(importRoutes.save, { params })
      await api.settled(id)
    }
    const [stored, once] = await savedOf(address, 0)
    return `${stored} questions, ${once} different`
  }

  for (let kill = 1; kill <= sizeOf('importKills'); kill += 1) {
    const id = await api.send(`bunuh-${kill}.docx`, fileOf(kill, questions))
    const params = { id }
    const read = await killedWhile('reading', id, async () => {})
    const rows = await count(address, 'select count(*) from import_row where job_id = $1', id)
    if (read.state !== 'ready' || rows !== questions) wrong.push(`${kill} read: ${read.state}, ${rows} rows`)
    await api.call(importRoutes.edit, { params, body: { set: { ...app.place, label: 'tryout' } } })
    const done = await killedWhile('saving', id, () => api.call(importRoutes.save, { params }))
    const [stored, once] = await savedOf(address, kill)
    if (done.state !== 'done' || stored !== questions || once !== questions)
      wrong.push(`${kill} saved: ${done.state}, ${stored} questions, ${once} different`)
    const gone = await killedWhile('undoing', id, () => api.call(importRoutes.undo, { params }))
    const [left] = await savedOf(address, kill)
    if (gone.state !== 'undone' || left !== 0) wrong.push(`${kill} undone: ${gone.state}, ${left} questions left`)
  }
  const twice = await savedAgain()
  await tidy()
  await app.remove()

  tell({
    part: 'T21',
    title: 'The server is killed while it imports',
    sizes: { importKills: sizeOf('importKills'), importedQuestions: questions },
    held: { 'imports that did not end whole': [wrong.join('; '), ''] },
    controls: { 'a row of three that forgot its question, by SQL': [twice, '4 questions, 3 different'] },
    seen: {
      'kills in all': ready.length,
      'of them while it read, saved, took back': STEPS.map((step) => inStep.get(step) ?? 0).join(', '),
      'ready again after': timesOf(ready),
    },
  })
})

const count = async (address: DatabaseAddress, sql: string, value: unknown) =>
  Number((await run(address, sql, [value]))[0]?.count)

/** How many questions of a file there are, and how many different ones. */
async function savedOf(address: DatabaseAddress, kill: number): Promise<[number, number]> {
  const found = `from question where text like '%Butir ' || $1 || '-%'`
  return [
    await count(address, `select count(*) ${found}`, String(kill)),
    await count(address, `select count(distinct text) as count ${found}`, String(kill)),
  ]
}
