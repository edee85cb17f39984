// One import from its upload to its questions, on the built server; what others notice of it meanwhile.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { importRoutes } from '@bank/contract/import'
import { startHonest } from '../../faults/support/honest.ts'
import { importsOf } from '../../faults/support/imports.ts'
import { type Installation, newInstallation } from '../../faults/support/product.ts'
import { watchMemory } from '../../faults/support/resources.ts'
import { postmasterIn, usageOf } from '../usage.ts'
import { FORMULAS_OF_ONE } from './large-file.ts'

const WATCH = new URL('./watch-loop.mjs', import.meta.url).href
/** Before the import, so that what is compared is of one run. */
const CALM_MS = 8_000

/** What a step of an import took, and what others noticed meanwhile. Seconds; milliseconds where it is said. */
export interface Step {
  seconds: number
  cpuSeconds: number
  postgresSeconds: number
  /** The longest that the main thread was held up, and the longest that it computed without a pause, in ms. */
  heldMs: number
  computedMs: number
  /** Of a call that reads from the database, in ms. */
  p95Ms: number
  /** Of one that does not, in ms: so long this machine lets anything wait. */
  floorMs: number
  megabytes: number
}

export interface Speed {
  questions: number
  formulas: number
  pictures: number
  megabytes: number
  calm: Step
  reading: Step
  saving: Step
  undoing: Step
  state: string
  saved: number
}

/** Imports a file, saves all of it and takes it back. */
export async function speedOf(bytes: Uint8Array, questions: number, pictures: number): Promise<Speed> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-exchange-'))
  const loopFile = join(folder, 'loop.json')
  const app = await newInstallation({ NODE_OPTIONS: `--import=${WATCH}`, LOOP_FILE: loopFile })
  const step = (work: () => Promise<unknown>) => measured(app, loopFile, work)
  try {
    const { call, send, settled, jobOf } = importsOf(app)
    // the first file loads what every later one needs
    await settled(await send('hangat.docx', bytes.subarray(0, 10)))
    const calm = await step(() => pause(CALM_MS))
    let id = 0
    const reading = await step(async () => {
      id = await send('besar.docx', bytes)
      await settled(id)
    })
    await call(importRoutes.edit, { params: { id }, body: { set: { ...app.place, label: 'tryout' } } })
    await call(importRoutes.edit, { params: { id }, body: { accept: true } })
    const saving = await step(async () => {
      await call(importRoutes.save, { params: { id } })
      await settled(id)
    })
    const { counts, state } = await jobOf(id)
    const undoing = await step(async () => {
      await call(importRoutes.undo, { params: { id } })
      await settled(id)
    })
    const megabytes = bytes.length / 2 ** 20
    return {
      questions,
      formulas: questions * FORMULAS_OF_ONE,
      pictures,
      megabytes,
      calm,
      reading,
      saving,
      undoing,
      state,
      saved: counts.saved,
    }
  } finally {
    await app.remove()
    await rm(folder, { recursive: true })
  }
}

async function measured(app: Installation, loopFile: string, work: () => Promise<unknown>): Promise<Step> {
  const honest = await startHonest(app)
  const memory = watchMemory(app.pid())
  const before = await measuresOf(app, loopFile)
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  const after = await measuresOf(app, loopFile)
  const { times, floor } = await honest.stop()
  return {
    seconds,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    postgresSeconds: after.postgresSeconds - before.postgresSeconds,
    heldMs: after.heldMs,
    computedMs: after.computedMs,
    p95Ms: at95(times),
    floorMs: at95(floor),
    megabytes: await memory.stop(),
  }
}

const ANSWERED_MS = 300

/** Each look begins the longest delay of the loop anew. */
async function measuresOf(app: Installation, loopFile: string) {
  process.kill(app.pid(), 'SIGUSR2')
  await pause(ANSWERED_MS)
  const { heldMs, computedMs } = JSON.parse(await readFile(loopFile, 'utf8'))
  const { cpu } = await usageOf(app.pid(), await postmasterIn(app.data))
  return {
    cpuSeconds: cpu.node / 1000,
    postgresSeconds: cpu.postgres / 1000,
    heldMs: Number(heldMs),
    computedMs: Number(computedMs),
  }
}

const at95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN
