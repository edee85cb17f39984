import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { planned, sizeOf } from '../sizes.ts'
import { startHonest } from './honest.ts'
import { itemBody } from './item.ts'
import type { Installation } from './product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './report.ts'
import { memoryBack, resourcesOf, watchMemory } from './resources.ts'
import { approvedIn } from './unreviewed.ts'

const MOST_MEGABYTES = 400
const LONGEST_PAUSE_MS = 250
/** A call asks the database three times, so it waits for its turn some four times as often as /healthz. */
const TURNS_OF_CALL = 4

/** The half of the connections, and then all of them, of a release; otherwise the smaller number alone. */
export const rounds = () => {
  const most = sizeOf('attackers')
  return most === planned('attackers') ? [most / 2, most] : [most]
}

/** Small formulas with tags that a parser opens again in every later paragraph. */
export const bomb = (paragraphs: number) => {
  const tags = Array.from({ length: 150 }, (_, index) => `<b i=${index}>`).join('')
  return `<math><mtext><p>${tags}${'<p>x'.repeat(paragraphs)}`
}

/** A PNG of some 4.7 MB, as a data URL. */
export async function largePicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const create = { width: 1400, height: 1120, channels: 3, background: '#fff', noise } as const
  const bytes = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

const withPicture = ({ place }: Installation, picture: string) => ({
  ...itemBody('foto', 2, place, undefined),
  selections: [{ selection_text: 'a', image: picture }, { selection_text: 'b' }],
})

export type Answers = Map<string, number>
export const count = (answers: Answers, answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1)

/** Sends a question; counts the status of the answer, or `cut`. */
export async function save({ origin, token }: Installation, body: object, answers: Answers) {
  const headers = { token, 'content-type': 'application/json' }
  count(answers, await statusOf(`${origin}/v1/question`, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** Reads an answer to its end, and counts its status, or `cut`. */
export const read = async ({ origin, token }: Installation, path: string, answers: Answers) =>
  count(answers, await statusOf(`${origin}${path}`, { headers: { token } }))

const statusOf = (url: string, request: RequestInit) =>
  fetch(url, request).then(
    async (answer) => {
      const reader = answer.body?.getReader()
      while (reader && !(await reader.read()).done);
      return String(answer.status)
    },
    () => 'cut',
  )

/** Saves of a picture at once: one for ten attackers. */
export const rushOf = (app: Installation, picture: string, attackers: number, answers: Answers) =>
  Promise.all(Array.from({ length: Math.ceil(attackers / 10) }, () => save(app, withPicture(app, picture), answers)))

/** Begins to watch the memory and an honest client. First, one call of each kind loads what it needs. */
export async function startWatching(app: Installation, picture?: string) {
  await save(app, { ...itemBody('hangat', 1, app.place, undefined), question_text: bomb(300) }, new Map())
  if (picture) await save(app, withPicture(app, picture), new Map())
  await wait(2_000)
  const before = (await resourcesOf(app.pid())).megabytes
  return { before, honest: await startHonest(app), memory: watchMemory(app.pid()) }
}

interface Attack {
  part: string
  title: string
  watched: Awaited<ReturnType<typeof startWatching>>
  seen?: Record<string, string | number>
}

/** Ends the attack, and tells what the others saw of it. */
export async function finish(
  app: Installation,
  answers: Answers,
  expected: string[],
  { part, title, watched: { before, honest, memory }, seen = {} }: Attack,
) {
  const highest = await memory.stop()
  const { times, failed, floor } = await honest.stop()
  const after = await memoryBack(app.pid(), before)
  const approved = await approvedIn(app)
  await app.remove()
  const longest = Math.max(...times)
  const mayTake = Math.max(LONGEST_PAUSE_MS, TURNS_OF_CALL * Math.max(...floor))
  const isFull = sizeOf('attackers') === planned('attackers')
  tell({
    part,
    title,
    sizes: { attackers: sizeOf('attackers'), honestSignIns: sizeOf('honestSignIns') },
    held: {
      [`other answers than ${expected.join(', ')}`]: [unexpectedAnswers(answers, expected), ''],
      'calls of others that failed': [failed, 0],
      'approved without a review, while the policy binds': [approved.found, 0],
      'more than 400 MB of memory': [highest > MOST_MEGABYTES, false],
      'memory after 60 s is more than 10 % above that before': [!after.isBack, false],
      // a shared machine pauses by itself: asserted where a release is judged
      ...(isFull && { 'a call of others took over 250 ms, and over 4 x /healthz': [longest > mayTake, false] }),
    },
    controls: { 'approved without a review, after the policy was switched off': [approved.control, 1] },
    seen: {
      answers: answerCounts(answers),
      'calls of others': timesOf(times),
      '/healthz meanwhile': timesOf(floor),
      'memory before, highest, after': `${before}, ${highest}, ${after.megabytes} MB`,
      'memory was back after': `${after.seconds} s`,
      ...seen,
    },
  })
}
