import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { importRoutes } from '@bank/contract/import'
import { questionRoutes } from '@bank/contract/question'
import { it } from 'vitest'
import { docx, p, r } from '../packages/exchange/test/docx.ts'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { run } from '../packages/server/test/statement.ts'
import { sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { editedCopy } from './support/edited-copy.ts'
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

/** Added to the number of a kill: questions that are imported to be edited. */
const EDITED = 1_000

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
  /** Edited by a person after the kill: what goes on must leave them so. */
  let editedLater = 0
  const inStep = new Map<StepName, number>()
  /** Milliseconds that the steps of the file before took: kills fall anywhere in them. */
  const took: Record<StepName, number> = { reading: 500, saving: 2000, undoing: 500 }

  /** Asks for a step, kills the server at a moment of it, and waits until another process has ended it. */
  async function killedWhile(step: StepName, id: number, ask: () => Promise<unknown>, meanwhile = async () => {}) {
    await ask()
    let { state } = await api.jobOf(id)
    while (state === 'uploaded') state = (await api.jobOf(id)).state
    await wait(chance.below(took[step] * 0.8))
    state = (await api.jobOf(id)).state
    await app.end('SIGKILL')
    if (state === step) inStep.set(step, (inStep.get(step) ?? 0) + 1)
    ready.push(await app.start())
    await meanwhile()
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

  /** Imports a file from upload to save, with no kill; the id of the import. */
  async function imported(name: string, file: Uint8Array): Promise<number> {
    const id = await api.send(name, file)
    await api.settled(id)
    await api.call(importRoutes.edit, { params: { id }, body: { set: { ...app.place, label: 'tryout' } } })
    await api.call(importRoutes.save, { params: { id } })
    await api.settled(id)
    return id
  }

  /** The questions of a file come back edited, each third without its mark as a new one. What is wrong after that. */
  async function editedAndKilled(kill: number): Promise<string> {
    const mark = kill + EDITED
    await imported(`sumber-${kill}.docx`, fileOf(mark, questions))
    const asked = `select id, code from question where text like '%Butir ' || $1 || '-%' order by id`
    const all = (await run(address, asked, [String(mark)])) as { id: number; code: string }[]
    const unmarked = all.filter((_, at) => at % 3 === 0)
    const changes = { [`Butir ${mark}-`]: `Ubah ${mark}-`, '>bukan<': '>keliru<' }
    const id = await api.send(`suntingan-${kill}.docx`, await editedCopy(api, app, all, { changes, unmarked }))
    const { counts } = await api.settled(id)
    if (counts.ready !== all.length) return `read: ${JSON.stringify(counts)}`
    const later = new Set<number>()
    const done = await killedWhile(
      'saving',
      id,
      () => api.call(importRoutes.save, { params: { id } }),
      async () => {
        const saved = `select question_id as id from import_row where job_id = $1 and state = 'saved' and match_id is not null limit 1`
        for (const { id: question } of await run(address, saved, [id])) {
          later.add(Number(question))
          const body = { question_text: `<p>Sesudah ${mark}</p>` }
          await api.call(questionRoutes.update, { params: { id: Number(question) }, body } as never)
        }
      },
    )
    const [texts, left] = [await savedOf(address, mark, 'Ubah'), await savedOf(address, mark)]
    const half = `select count(*) from question q where text like '%Ubah ' || $1 || '-%'
      and not exists (select from selection s where s.question_id = q.id and s.text = 'keliru')`
    const found = {
      state: done.state,
      saved: done.counts.saved,
      texts,
      unmarked: left[0],
      half: await count(address, half, String(mark)),
      later: await count(address, `select count(*) from question where text = $1`, `<p>Sesudah ${mark}</p>`),
    }
    const edits = all.length - later.size
    const due = {
      state: 'done',
      saved: all.length,
      texts: [edits, edits],
      unmarked: unmarked.length,
      half: 0,
      later: later.size,
    }
    editedLater += later.size
    return isDeepStrictEqual(found, due) ? '' : `edited: ${JSON.stringify(found)}`
  }

  /** Three questions, one of whose rows is made to forget by SQL that it is saved, and saved once more. */
  async function savedAgain(): Promise<string> {
    const id = await imported('lupa.docx', fileOf(0, 3))
    await run(address, `update import_row set state = 'ready', question_id = null where job_id = ${id} and no = 2`)
    await api.call(importRoutes.save, { params: { id } })
    await api.settled(id)
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
  for (let kill = 1; kill <= sizeOf('editedKills'); kill += 1) {
    const what = await editedAndKilled(kill)
    if (what) wrong.push(`${kill} ${what}`)
  }
  const twice = await savedAgain()
  await tidy()
  await app.remove()

  tell({
    part: 'T30',
    title: 'The server is killed while it imports',
    sizes: { importKills: sizeOf('importKills'), editedKills: sizeOf('editedKills'), importedQuestions: questions },
    held: { 'imports that did not end whole': [wrong.join('; '), ''] },
    controls: { 'a row of three that forgot its question, by SQL': [twice, '4 questions, 3 different'] },
    seen: {
      'kills in all': ready.length,
      'questions edited again between the kill and the rest': editedLater,
      'of them while it read, saved, took back': STEPS.map((step) => inStep.get(step) ?? 0).join(', '),
      'ready again after': timesOf(ready),
    },
  })
})

const count = async (address: DatabaseAddress, sql: string, value: unknown) =>
  Number((await run(address, sql, [value]))[0]?.count)

/** How many questions of a file there are, and how many different ones. */
async function savedOf(address: DatabaseAddress, kill: number, word = 'Butir'): Promise<[number, number]> {
  const found = `from question where text like '%${word} ' || $1 || '-%'`
  return [
    await count(address, `select count(*) ${found}`, String(kill)),
    await count(address, `select count(distinct text) as count ${found}`, String(kill)),
  ]
}
