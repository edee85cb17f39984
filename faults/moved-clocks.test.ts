import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'vitest'
import { backupName } from '../packages/server/src/backup/backup-name.ts'
import { run } from '../packages/server/test/statement.ts'
import { clockLibrary, newClock } from './support/clock.ts'
import { newFolder } from './support/folder.ts'
import { databaseIn } from './support/inspect.ts'
import { addedAtEdges, draftsADayLater, hasBackup, personAt } from './support/moved.ts'
import { newPostgres } from './support/postgres.ts'
import { newInstallation } from './support/product.ts'
import { isNotRun, tell } from './support/report.ts'
import { strangerAt } from './support/stranger.ts'
import { newPhone, signInWith } from './support/totp.ts'
import { signIn } from './support/world.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const library = await clockLibrary()
const because = library ? undefined : 'no libfaketime (Debian: apt install libfaketime)'
const JUMPS = { 'an hour ahead': HOUR, 'an hour behind': -HOUR, 'a day behind': -DAY, '400 days ahead': 400 * DAY }

it('keeps its promises when the clock of the app is moved', async () => {
  const title = 'The clock of the app is moved'
  if (isNotRun({ part: 'T18', title }, because) || !library) return
  const clock = await newClock(library)
  const backups = await newFolder()
  await writeFile(join(backups, backupName(new Date(Date.now() + 400 * DAY * 1000))), '')
  await clock.move(400 * DAY)
  const app = await newInstallation({ ...clock.environment, BACKUP_DIR: backups, RATE_LIMITS: 'on' })
  const { address, tidy } = await databaseIn(app.data)
  await clock.move(0)
  await app.end('SIGTERM')
  await app.start()
  const isBackedUp = await hasBackup(backups)

  const person = personAt(app)
  const id = (await person.adds('asal', 'kunci')) ?? 0
  const phone = await newPhone(app.origin, app.token)
  const stranger = strangerAt(app.origin, address)
  await stranger.guessTooOften()
  const seen: Record<string, unknown> = {}
  for (const [name, seconds] of Object.entries(JUMPS)) {
    await clock.move(seconds)
    const edits = await person.edits(id, `ubahan ${name}`)
    const repeated = (await person.adds('asal', 'kunci')) === id
    const waits = await stranger.guess()
    const codes = [await signInWith(app.origin, phone.code()), await signInWith(app.origin, phone.paper())]
    seen[name] = [await person.reads(), ...edits, repeated, waits, ...codes]
  }
  await clock.move(0)
  const right = [await signInWith(app.origin, phone.code()), await signInWith(app.origin, phone.code())]
  const wrongTimes = await run(
    address,
    'select id from question where abs(extract(epoch from now() - created_at)) > 600',
  )
  await tidy()
  await app.remove()
  await clock.remove()
  await rm(backups, { recursive: true })

  const kept = [200, 200, 409, true, true, 429, 401, 200]
  tell({
    part: 'T18',
    title,
    sizes: {},
    held: {
      'session, edit, stale edit, its time rises, repetition, throttle, code of a phone, code on paper': [
        seen,
        Object.fromEntries(Object.keys(JUMPS).map((name) => [name, kept])),
      ],
      'the code of the phone when the clock is right again, and once more': [right, [200, 401]],
      'questions that are not dated by the database': [wrongTimes.length, 0],
      'a nightly backup of today beside one of 400 days ahead': [isBackedUp, true],
    },
    seen: {},
  })
})

it('keeps its promises when the clock of the database is moved', async () => {
  const title = 'The clock of the database is moved'
  if (isNotRun({ part: 'T18b', title }, because) || !library) return
  const clock = await newClock(library)
  const postgres = await newPostgres(await clock.postgres())
  const app = await newInstallation({ DATABASE_URL: postgres.url, RATE_LIMITS: 'on' })
  const early = personAt(app)
  const id = (await early.adds('asal', 'kunci')) ?? 0
  const edits: Record<string, unknown> = {}
  for (const [name, seconds] of [
    ['an hour ahead', HOUR],
    ['back', 0],
    ['an hour behind', -HOUR],
    ['on time', 0],
  ] as const) {
    await clock.move(seconds)
    edits[name] = [
      await early.reads(),
      ...(await early.edits(id, `ubahan ${name}`)),
      (await early.adds('asal', 'kunci')) === id,
    ]
  }
  const texts = await early.texts(id)

  await clock.move(400 * DAY)
  const expired = await early.reads()
  const late = personAt({ ...app, token: await signIn(app.origin) })
  const stranger = strangerAt(app.origin, postgres.address)
  await stranger.guessTooOften()
  await stranger.askForReset()
  const whatHolds = async () => [await late.reads(), await stranger.guess(), await stranger.signIn()]
  const ahead = await whatHolds()
  await clock.move(0)
  const back = await whatHolds()

  const drafts = await draftsADayLater(app, clock)
  const months = await addedAtEdges(app, clock)
  await app.remove()
  await postgres.remove()
  await clock.remove()

  tell({
    part: 'T18b',
    title,
    sizes: {},
    held: {
      'session, edit, stale edit, its time rises, repetition': [
        edits,
        Object.fromEntries(Object.keys(edits).map((name) => [name, [200, 200, 409, true, true]])),
      ],
      'the history of the question, in the order in which it was edited': [texts, [NEWEST_FIRST, NEWEST_FIRST]],
      '400 days ahead: the session from before, a new one, throttle and reset': [
        [expired, ...ahead],
        [401, 200, 429, 403],
      ],
      'set back: the session from then, throttle and reset from then': [back, [401, 401, 401]],
      'pictures 25 hours ahead: uploaded, gone; a question with the second': [drafts, [200, 404, 422]],
      'moments whose question the chart counts in another month': [months, []],
    },
    seen: {},
  })
})

const NEWEST_FIRST = ['on time', 'an hour behind', 'back', 'an hour ahead'].map((name) => `<p>ubahan ${name}</p>`)
