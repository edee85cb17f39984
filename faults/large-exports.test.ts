import { setTimeout as wait } from 'node:timers/promises'
import { type ExportKind, exportRoutes } from '@bank/contract/export'
import { it } from 'vitest'
import { apiOf } from '../e2e/support/api.ts'
import { sizeOf } from './sizes.ts'
import { addDrawnQuestions } from './support/drawn-bank.ts'
import { databaseIn } from './support/inspect.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { tell } from './support/report.ts'
import { resourcesOf, watchMemory } from './support/resources.ts'

const QUESTIONS = 2_000
const BYTES = 108_000
const KINDS: readonly ExportKind[] = ['naskah', 'suntingan', 'excel', 'moodle', 'qti']
/** In MB, some 60 of them for the thread that writes. */
const MOST_MORE = 300
const POLL_MS = 100

it('makes files of many pictures, of every kind, and holds few of them at once', async () => {
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  await addDrawnQuestions(address, app.place, {
    questions: QUESTIONS,
    pictures: sizeOf('exportedPictures'),
    bytes: BYTES,
  })
  const made: string[] = []
  const seen: Record<string, string> = {}
  let most = 0
  for (const kind of KINDS) {
    // each in a process that has made none
    await app.end('SIGTERM')
    await app.start()
    const { megabytes } = await resourcesOf(app.pid())
    const memory = watchMemory(app.pid())
    const bytes = await exported(app, kind)
    const more = (await memory.stop()) - megabytes
    most = Math.max(most, more)
    if (bytes > sizeOf('exportedPictures') * BYTES) made.push(kind)
    seen[kind] = `${Math.round(bytes / 1e6)} MB, memory +${more} MB`
  }
  await tidy()
  await app.remove()

  tell({
    part: 'T29',
    title: 'Exports of many pictures',
    sizes: { exportedPictures: sizeOf('exportedPictures') },
    held: {
      'kinds of files that were made': [made, KINDS],
      [`more than ${MOST_MORE} MB of memory more`]: [most > MOST_MORE, false],
    },
    seen,
  })
})

/** The number of bytes of the file; 0 when it was not made. */
async function exported({ origin, token }: Installation, kind: ExportKind): Promise<number> {
  const { call } = apiOf(origin, token)
  const body = { product_type: 1 as const, kind, select: { query: 'order=oldest', except: [] } }
  const [{ id_export: id }] = (await call(exportRoutes.create, { body })).data
  for (;;) {
    const { state } = (await call(exportRoutes.get, { params: { id } })).data[0]
    if (state === 'failed') return 0
    if (state === 'done') break
    await wait(POLL_MS)
  }
  const file = await fetch(`${origin}/v1/export/${id}/file`, { headers: { token } })
  return (await file.arrayBuffer()).byteLength
}
