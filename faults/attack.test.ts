import { setTimeout as wait } from 'node:timers/promises'
import { topicRoutes } from '@bank/contract/topic'
import { it } from 'vitest'
import { apiOf } from '../e2e/support/api.ts'
import { sizeOf } from './sizes.ts'
import {
  type Answers,
  bomb,
  count,
  finish,
  largePicture,
  read,
  rounds,
  rushOf,
  save,
  startWatching,
} from './support/attack.ts'
import { ask } from './support/honest.ts'
import { itemBody } from './support/item.ts'
import type { Installation } from './support/product.ts'
import { askForReset, floodOfSignIns, logIn, newAccounts } from './support/sign-ins.ts'
import { openMany, reads, readsNothing } from './support/sockets.ts'
import { askForApprovals, newBoundInstallation } from './support/unreviewed.ts'
import { addLongQuestions, addLongTopics } from './support/world.ts'

const MB = 1024 * 1024
const HALF_A_SIGN_IN = `POST /v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${MB}\r\n\r\n${' '.repeat(MB - 1)}`
const HALF_A_HEAD = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '

/** The server collects garbage every 5 s of calm, three times. */
const SETTLING_MS = 18_000

it('serves the others while texts arrive that cost more than they weigh', async () => {
  const app = await newBoundInstallation()
  const watched = await startWatching(app)
  const answers: Answers = new Map()
  await sendBombs(app, answers)
  await finish(app, answers, ['422'], { part: 'T21', title: 'Texts that cost more than they weigh', watched })
})

it('keeps its memory while many large bodies come at once, and bodies that never end', async () => {
  const app = await newBoundInstallation()
  const picture = await largePicture()
  // the first rush leaves some 40 MB in use, each later one no more: the next is judged, by what stays when all is collected
  await rushOf(app, picture, Math.min(...rounds()), new Map())
  await wait(SETTLING_MS)
  const watched = await startWatching(app, picture)
  const answers: Answers = new Map()
  for (const attackers of rounds()) await sendLargeBodies(app, picture, attackers, answers)
  const title = 'Many large bodies at once, and bodies that never end'
  // twice as many uploads are more than one account may send in half an hour
  await finish(app, answers, ['201', '429', '503', 'cut'], { part: 'T22', title, watched })
})

it('lets everybody in while one address floods the sign-in', async () => {
  const app = await newBoundInstallation({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  const people = await newPeople(app)
  const watched = await startWatching(app)
  const answers: Answers = new Map()
  const calls = await signInAmongFlood(app, people, answers)
  const seen = { 'sign-ins of the flood': calls }
  await finish(app, answers, ['200'], { part: 'T23', title: 'One address floods the sign-in', watched, seen })
})

it('keeps its memory while many lists of long rows are read at once', async () => {
  const app = await newBoundInstallation()
  await addLongTopics(app, 100)
  await addLongQuestions(app, sizeOf('longQuestions'))
  const watched = await startWatching(app)
  const answers: Answers = new Map()
  for (const attackers of rounds()) await readLongLists(app, attackers, answers)
  await finish(app, answers, ['200', '503'], { part: 'T24', title: 'Lists of long rows', watched })
})

it('lets newcomers in while one address opens connections without end', async () => {
  const app = await newBoundInstallation()
  const watched = await startWatching(app)
  const answers: Answers = new Map()
  for (const attackers of rounds()) await openHeads(app, attackers, answers)
  await finish(app, answers, ['200'], { part: 'T25', title: 'One address opens connections without end', watched })
})

it('keeps its memory while many ask for a large picture and do not read it', async () => {
  const app = await newBoundInstallation()
  const image = await largePicture()
  const { data: url } = await apiOf(app.origin, app.token).call(topicRoutes.uploadImage, { body: { image } })
  const thrice = `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3)
  const rush = async (attackers: number) => {
    const readers = await openMany(app.origin, attackers, thrice, readsNothing)
    await wait(10_000)
    readers.close()
  }
  // as with large bodies: the first rush leaves some 50 MB in use, each later one no more
  await rush(sizeOf('pictureReaders'))
  await wait(SETTLING_MS)
  const watched = await startWatching(app, image)
  for (const attackers of [sizeOf('pictureReaders') / 2, sizeOf('pictureReaders')]) await rush(attackers)
  await finish(app, new Map(), [], { part: 'T27', title: 'Pictures that are not read', watched })
})

it('stands all of these at once', async () => {
  const app = await newBoundInstallation({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  const people = await newPeople(app)
  const picture = await largePicture()
  await addLongTopics(app, 100)
  await addLongQuestions(app, sizeOf('longQuestions'))
  const watched = await startWatching(app, picture)
  const answers: Answers = new Map()
  const signIns: Answers = new Map()
  const attackers = Math.min(...rounds())
  const attacks = [
    sendBombs(app, answers),
    sendLargeBodies(app, picture, attackers, answers),
    readLongLists(app, attackers, answers),
    wishApprovals(app, answers),
  ]
  await Promise.all([signInAmongFlood(app, people, signIns), ...attacks])
  for (const [status, number] of signIns) answers.set(`sign-in ${status}`, number)
  const expected = ['200', '201', '422', '429', '503', 'cut', 'sign-in 200', 'approval 409', 'approval 503']
  await finish(app, answers, expected, { part: 'T26', title: 'All attacks at once', watched })
})

async function sendBombs(app: Installation, answers: Answers) {
  for (const paragraphs of [300, 600, 18_000, 36_000]) {
    const selections = [1, 2, 3].map(() => ({ selection_text: bomb(Math.min(paragraphs, 2_000)) }))
    const body = { ...itemBody('bom', 1, app.place, undefined), question_text: bomb(paragraphs), selections }
    await Promise.all(Array.from({ length: 5 }, () => save(app, body, answers)))
  }
}

async function sendLargeBodies(app: Installation, picture: string, attackers: number, answers: Answers) {
  const half = await openMany(app.origin, attackers, HALF_A_SIGN_IN, reads)
  await rushOf(app, picture, attackers, answers)
  half.close()
}

async function wishApprovals(app: Installation, answers: Answers) {
  for (const status of await askForApprovals(app)) count(answers, `approval ${status}`)
}

/** 12 whole lists and 4 of the longest pages at once, for 400 attackers. */
async function readLongLists(app: Installation, attackers: number, answers: Answers) {
  const lists = Array.from({ length: Math.ceil((attackers * 12) / 400) }, () => read(app, '/v1/topic', answers))
  const pages = Array.from({ length: Math.ceil(attackers / 100) }, () => read(app, '/v1/question?limit=100', answers))
  await Promise.all([...lists, ...pages])
}

const NEWCOMERS = 60
const NEWCOMER = '127.0.0.2'

/** Five half-sent heads for each attacker; those that are cut come again. */
async function openHeads(app: Installation, attackers: number, answers: Answers) {
  const heads = [await openMany(app.origin, attackers * 5, HALF_A_HEAD, reads)]
  for (let newcomer = 0; newcomer < NEWCOMERS; newcomer += 1) {
    count(answers, String(await ask(`${app.origin}/healthz`, {}, NEWCOMER)))
    const missing = attackers * 5 - heads.reduce((sum, { open }) => sum + open(), 0)
    if (missing > 0) heads.push(await openMany(app.origin, Math.min(missing, 200), HALF_A_HEAD, reads))
    await wait(100)
  }
  for (const { close } of heads) close()
}

const FLOODING = '203.0.113.7'
const ELSEWHERE = '198.51.100.4'
const INVENTED = 24
const FLOOD_AT_ONCE = 48
const BETWEEN_MS = 500

/** At the flooding address, half of them known there, and as many elsewhere. */
async function newPeople(app: Installation) {
  const here = sizeOf('honestSignIns')
  const emails = await newAccounts(app, here * 2)
  for (const email of emails.slice(0, here / 2)) await logIn(app.origin, FLOODING, email)
  return { here: emails.slice(0, here), elsewhere: emails.slice(here) }
}

type People = Awaited<ReturnType<typeof newPeople>>

/** Counts the statuses of the honest sign-ins; returns the number of calls of the flood. */
async function signInAmongFlood({ origin }: Installation, { here, elsewhere }: People, answers: Answers) {
  const invented = Array.from({ length: INVENTED }, (_, index) => `siapa${index}@contoh.test`)
  await Promise.all(invented.map((email) => askForReset(origin, FLOODING, email)))
  const flood = floodOfSignIns(origin, FLOODING, invented, FLOOD_AT_ONCE)
  const signIn = async (address: string, email = '') => count(answers, String(await logIn(origin, address, email)))
  const coming: Promise<void>[] = []
  for (const [index, email] of here.entries()) {
    coming.push(signIn(FLOODING, email), signIn(ELSEWHERE, elsewhere[index]))
    await wait(BETWEEN_MS)
  }
  await Promise.all(coming)
  return flood.stop()
}
