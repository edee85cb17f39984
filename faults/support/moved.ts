import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { classRoutes } from '@bank/contract/class'
import { type HistoryEntry, historyRoutes } from '@bank/contract/history'
import { questionRoutes } from '@bank/contract/question'
import { questionImageRoutes } from '@bank/contract/question-image'
import type { Reply } from '@bank/contract/route'
import { totalRoutes } from '@bank/contract/total'
import { apiOf } from '../../e2e/support/api.ts'
import { timesUpTo } from '../../packages/server/src/backup/backup-name.ts'
import { PNG } from '../../packages/server/test/make.ts'
import { type Change, send } from './caller.ts'
import type { Clock } from './clock.ts'
import { itemBody, type Place } from './item.ts'
import type { Installation } from './product.ts'
import { signIn } from './world.ts'

/** What a person does while a clock moves, with one session. */
export function personAt({ origin, token, place }: { origin: string; token: string; place: Place }) {
  const { call } = apiOf(origin, token)
  const create = (name: string, key: string): Change => {
    const body = itemBody(name, 2, place, undefined)
    return { method: 'POST', path: questionRoutes.create.path, key, body }
  }
  const read = async (id: number) => (await call(questionRoutes.get, { params: { id } })).data[0]
  const statusOf = async (change: Change) => (await send(origin, token, change)).status

  return {
    /** The status of a simple call. */
    reads: async () => (await fetch(`${origin}${classRoutes.list.path}?limit=1`, { headers: { token } })).status,
    /** The id of a new question; the same one again for the same key. */
    async adds(name: string, key: string) {
      const { body } = await send(origin, token, create(name, key))
      return (body as { data?: [{ id_question: number }] }).data?.[0].id_question
    },
    /** The statuses of an edit of what is stored, and of one of what was there before it; whether its time rose. */
    async edits(id: number, text: string) {
      const { updated_at } = await read(id)
      const edit = (question_text: string): Change => ({
        ...{ method: 'PATCH', path: `/v1/question/${id}` },
        body: { question_text, updated_at },
      })
      const statuses = [await statusOf(edit(`<p>${text}</p>`)), await statusOf(edit('<p>basi</p>'))]
      return [...statuses, (await read(id)).updated_at > updated_at]
    },
    /** The texts that a question has had, newest first, as its history lists them in both forms. */
    async texts(id: number) {
      const lists = await Promise.all(
        [{}, { by: 'change' as const }].map((by) => call(historyRoutes.list, { query: { question_id: id, ...by } })),
      )
      return lists.map(({ data }) => data.flatMap(textOf))
    },
    /** The address of a new picture, not in any question yet. */
    async uploads() {
      const body = new FormData()
      body.append('image', new Blob([new Uint8Array(PNG)]), 'gambar.png')
      const answer = await send(origin, token, { method: 'POST', path: questionImageRoutes.upload.path, body })
      return (answer.body as Reply<typeof questionImageRoutes.upload>).data.image
    },
    /** The status of saving a new question with this picture. */
    saves: (picture: string) =>
      statusOf({
        ...{ method: 'POST', path: questionRoutes.create.path },
        body: itemBody('bergambar', 2, place, picture),
      }),
    /** What the chart of Numerasi says for a month. */
    async addedIn(year: number, month: number) {
      const { data } = await call(totalRoutes.chart, { query: { year } })
      return data.find(({ name }) => name === 'Numerasi')?.categoryTotal[month - 1] ?? -1
    },
  }
}

const textOf = ({ resource, after }: HistoryEntry) =>
  resource === 'question' && typeof after?.text === 'string' && after.text.startsWith('<p>ubahan') ? [after.text] : []

/** A picture in a question and one that is not in any, when the clock is a day ahead and the server is started anew. */
export async function draftsADayLater(app: Installation, clock: Clock) {
  await clock.move(0)
  const today = personAt({ ...app, token: await signIn(app.origin) })
  const [used, draft] = [await today.uploads(), await today.uploads()]
  await today.saves(used)
  await clock.move(25 * 3_600)
  await app.end('SIGKILL')
  await app.start()
  for (let tries = 0; tries < 300 && (await pictureStatus(app, draft)) === 200; tries += 1) await wait(100)
  const tomorrow = personAt({ ...app, token: await signIn(app.origin) })
  return [await pictureStatus(app, used), await pictureStatus(app, draft), await tomorrow.saves(draft)]
}

const pictureStatus = async ({ origin }: Installation, url: string) => (await fetch(`${origin}${url}`)).status

/** Before and after a month ends in Jakarta, one of a leap year, and the end of 32-bit seconds. */
const EDGES: [moment: string, year: number, month: number][] = [
  ['2027-10-31T16:59:30Z', 2027, 10],
  ['2027-10-31T17:00:01Z', 2027, 11],
  ['2028-02-29T16:59:30Z', 2028, 2],
  ['2028-02-29T17:00:01Z', 2028, 3],
  ['2037-12-31T17:00:01Z', 2038, 1],
  ['2038-01-19T03:14:09Z', 2038, 1],
]

/** Of these moments, those at which a new question does not count for its month in Jakarta. */
export async function addedAtEdges(app: Installation, clock: Clock) {
  const wrong: string[] = []
  for (const [moment, year, month] of EDGES) {
    await clock.moveTo(moment)
    const person = personAt({ ...app, token: await signIn(app.origin) })
    const before = await person.addedIn(year, month)
    await person.adds(`di ${moment}`, moment)
    if ((await person.addedIn(year, month)) !== before + 1) wrong.push(moment)
  }
  return wrong
}

/** Whether there is a finished backup that is not from the future, within half a minute. */
export async function hasBackup(folder: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (timesUpTo(new Date(), await readdir(folder)).length > 0) return true
    await wait(100)
  }
  return false
}
