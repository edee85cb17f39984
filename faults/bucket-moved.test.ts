import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { type Bucket, bucketAt } from '../packages/server/src/media/bucket/bucket.ts'
import { sizeOf } from './sizes.ts'
import { PICTURE, picturesIn, sumsServed, untilOutside } from './support/bucket-bank.ts'
import { chanceFor } from './support/chance.ts'
import { command, startCommand } from './support/commands.ts'
import { newFolder } from './support/folder.ts'
import { databaseIn } from './support/inspect.ts'
import { fillBank } from './support/large-bank.ts'
import { newInstallation, newServer } from './support/product.ts'
import { type Moment, newRelay } from './support/relay.ts'
import { isNotRun, tell } from './support/report.ts'
import { differing, sumsIn } from './support/sums.ts'
import { newSwift, variablesFor } from './support/swift.ts'

const T40 = { part: 'T40', title: 'Pictures go into a bucket and back, and a backup holds them' }
const swift = await newSwift()
const reason = typeof swift === 'string' ? swift : undefined
afterAll(() => (typeof swift === 'string' ? undefined : swift.remove()))

it.skipIf(isNotRun(T40, reason))('moves both ways through kills, and comes back from its backup', async () => {
  if (typeof swift === 'string') return
  const chance = chanceFor('bucket moved')
  const place = { ...(await swift.newBucket('asal')), takesNew: false }
  const relay = await newRelay(place.endpoint, PICTURE)
  const from = await newInstallation()
  const source = await databaseIn(from.data)
  const count = sizeOf('movedPictures')
  await fillBank(source.address, from.place, count, count)
  const rows = await picturesIn(source.address)
  await source.tidy()
  await from.end('SIGTERM')
  const before = await sumsIn(from.data)
  const through = { DATA_DIR: from.data, ...variablesFor({ ...place, endpoint: relay.endpoint }) }

  /** Moves all, killed so many times on the way; what the last run says. */
  async function moveThroughKills(to: 'bucket' | 'database') {
    const moment: Moment = to === 'bucket' ? 'PUT answered' : 'GET answered'
    for (let kill = 0; kill < sizeOf('moveKills'); kill += 1) {
      const moving = startCommand('media', through, to)
      const ended = once(moving, 'exit')
      for (let passed = chance.below(3); passed >= 0; passed -= 1) await relay.at(moment, () => {})
      moving.kill('SIGKILL')
      await ended
    }
    return (await command('media', through, to)).stdout.trim()
  }

  const out = await moveThroughKills('bucket')
  const folder = await newFolder()
  const file = join(folder, 'bank.backup')
  const harmed = await refusedWhileChanged(bucketAt(place), rows[0]?.etag ?? '', () => command('backup', through, file))
  await command('backup', through, file)
  const data = join(folder, 'data')
  await command('restore', { DATA_DIR: data }, file)
  const restored = await sumsIn(data)
  const elsewhere = await swift.newBucket('lain')
  const to = await newServer({ DATA_DIR: data, ...variablesFor(elsewhere) })
  await to.start()
  const target = await databaseIn(data)
  await untilOutside(target.address)
  const served = await sumsServed(
    to.origin,
    rows.map(({ url }) => url),
  )
  await target.tidy()
  await to.end('SIGTERM')
  const back = await moveThroughKills('database')
  const after = await sumsIn(from.data)
  await relay.stop()
  await from.remove()
  await rm(folder, { recursive: true })

  const own = ['bucket_owner']
  tell({
    ...T40,
    sizes: { movedPictures: count, moveKills: sizeOf('moveKills') },
    held: {
      'pictures in the bucket after the first move, and after the second': [
        [out, back].map((said) => said.split('; ')[1]),
        [`${count} gambar sekarang di bucket.`, '0 gambar sekarang di bucket.'],
      ],
      'tables of the restored bank that differ in any row': [differing(before, restored, own), []],
      'pictures that another bucket serves otherwise': [served.filter((sum, at) => sum !== rows[at]?.etag).length, 0],
      'tables that differ after the way back': [differing(before, after, own), []],
    },
    controls: {
      'a backup while an object is changed by hand': [harmed, `MEDIA_STORE: objek ${rows[0]?.etag} berubah.`],
    },
    seen: {
      'said by the first move': out,
      'said by the second': back,
      'version of Swift': swift.version,
    },
  })
})

/** What a command says that must not take these bytes for the picture. */
async function refusedWhileChanged(bucket: Bucket, etag: string, work: () => Promise<unknown>) {
  const bytes = (await bucket.get(etag)) ?? Buffer.alloc(0)
  await bucket.put(etag, Buffer.from('lain'))
  const said = await work().catch(({ stderr }) => stderr.trim())
  await bucket.put(etag, bytes)
  return said
}
