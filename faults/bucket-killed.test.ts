import { setTimeout as wait } from 'node:timers/promises'
import { topicRoutes } from '@bank/contract/topic'
import { afterAll, it } from 'vitest'
import { apiOf } from '../e2e/support/api.ts'
import { connect } from '../packages/server/src/db/connect.ts'
import { bucketAt } from '../packages/server/src/media/bucket/bucket.ts'
import { sweep } from '../packages/server/src/media/bucket/move.repo.ts'
import { run } from '../packages/server/test/statement.ts'
import { isLate, sizeOf } from './sizes.ts'
import { PICTURE, picturesIn, sumsServed, untilOutside, upload, wrongPictures } from './support/bucket-bank.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn } from './support/inspect.ts'
import { noise } from './support/large-bank.ts'
import { newInstallation } from './support/product.ts'
import { type Moment, newRelay } from './support/relay.ts'
import { isNotRun, tell, timesOf } from './support/report.ts'
import { namesIn, newSwift, variablesFor } from './support/swift.ts'

const T39 = { part: 'T39', title: 'The server is killed while it moves pictures into a bucket' }
const swift = await newSwift()
const reason = typeof swift === 'string' ? swift : undefined
afterAll(() => (typeof swift === 'string' ? undefined : swift.remove()))

const MOMENTS: Moment[] = ['PUT asked', 'PUT answered', 'GET answered']
const NEXT_YEAR = Date.now() + 365 * 86_400_000

it.skipIf(isNotRun(T39, reason))('leaves no row without its object when it is killed', async () => {
  if (typeof swift === 'string') return
  const chance = chanceFor('bucket killed')
  const place = await swift.newBucket('dibunuh')
  const bucket = bucketAt(place)
  const relay = await newRelay(place.endpoint, PICTURE)
  const app = await newInstallation(variablesFor({ ...place, endpoint: relay.endpoint }))
  const { address, tidy } = await databaseIn(app.data)
  const db = connect(address, { pool: 2 })
  const { call } = apiOf(app.origin, app.token)
  // few, so that what is swept comes again
  const pictures = Array.from({ length: 8 }, (_, at) => noise(chance, 30 + at))
  const acknowledged = new Set<string>()
  const wrong: string[] = []
  const ready: number[] = []
  const seen = { orphans: 0, swept: 0, written: 0, removed: 0 }
  const orphans = async () => {
    const shown = new Set((await picturesIn(address)).map(({ etag }) => etag))
    return (await namesIn(place)).filter((name) => name !== 'pemilik' && !shown.has(name))
  }

  while (ready.length < sizeOf('bucketKills') && !isLate()) {
    const moment = MOMENTS[ready.length % MOMENTS.length] ?? 'PUT asked'
    // after the answer to GET the row is written: the kill falls before, within or after that
    const later = moment === 'GET answered' ? chance.below(15) : 0
    let end: Promise<void> | undefined
    const met = relay.at(moment, () => {
      end = wait(later).then(() => app.end('SIGKILL'))
      return later === 0 ? end : undefined
    })
    // one that was left may be moved first, and the kill cut this call
    const url = await upload(app, pictures[chance.below(pictures.length)] ?? Buffer.alloc(0)).catch(() => undefined)
    if (url) acknowledged.add(url)
    await met
    await end
    const [row] = await run(address, `select from image_object where image_id = substr($1, 8, 32)`, [url])
    if (row) seen.written += 1
    wrong.push(...(await wrongPictures(address, bucket)))
    ready.push(await app.start())
    seen.orphans += (await orphans()).length
    // beside the server, which moves what is left
    seen.swept += await sweep(db, bucket, NEXT_YEAR)
    // their objects stay until the next sweep, so the next kill falls between a removal and it
    for (const { url: image } of (await picturesIn(address)).filter(() => chance.percent(25))) {
      await call(topicRoutes.removeImage, { query: {}, body: { image } })
      acknowledged.delete(image)
      seen.removed += 1
    }
  }
  const kept = await upload(app, noise(chance, 60))
  await untilOutside(address)
  wrong.push(...(await wrongPictures(address, bucket)))
  seen.swept += await sweep(db, bucket, NEXT_YEAR)
  const left = await orphans()
  const rows = await picturesIn(address)
  const served = await sumsServed(
    app.origin,
    rows.map(({ url }) => url),
  )
  const [last] = await sumsServed(app.origin, [kept])
  await bucket.remove(last ?? '')
  const harmed = await wrongPictures(address, bucket)
  await Promise.all([tidy(), db.destroy()])
  await app.remove()
  await relay.stop()

  tell({
    ...T39,
    sizes: { bucketKills: ready.length },
    held: {
      'acknowledged uploads lost': [acknowledged.size - rows.filter(({ url }) => acknowledged.has(url)).length, 0],
      'pictures missing, spoilt or in both stores': [wrong, []],
      'pictures that are not served as they were stored': [
        served.filter((sum, at) => sum !== rows[at]?.etag).length,
        0,
      ],
      'objects without a picture after a sweep': [left, []],
    },
    controls: { 'an object deleted by hand': [harmed.length, 1] },
    seen: {
      'objects without a picture before the sweeps': seen.orphans,
      'of them swept': seen.swept,
      'kills after the row was written': seen.written,
      'pictures removed, each before a kill and a sweep': seen.removed,
      'pictures in the end': rows.length,
      'ready again after': timesOf(ready),
      'version of Swift': swift.version,
    },
  })
})
