import { afterAll, it } from 'vitest'
import { bucketAt } from '../packages/server/src/media/bucket/bucket.ts'
import { picturesIn, sumsServed, untilOutside, upload } from './support/bucket-bank.ts'
import { chanceFor } from './support/chance.ts'
import { command } from './support/commands.ts'
import { databaseIn } from './support/inspect.ts'
import { noise } from './support/large-bank.ts'
import { newInstallation, newServer } from './support/product.ts'
import { isNotRun, tell } from './support/report.ts'
import { namesIn, newSwift, variablesFor } from './support/swift.ts'
import { PAGE } from './support/swift-config.ts'

const T38 = { part: 'T38', title: 'Pictures in a bucket of OpenStack Swift' }
const REFUSED = 'MEDIA_STORE: GET ditolak (403 SignatureDoesNotMatch); periksa MEDIA_KEY_ID dan MEDIA_SECRET.'

const swift = await newSwift()
const reason = typeof swift === 'string' ? swift : undefined
afterAll(() => (typeof swift === 'string' ? undefined : swift.remove()))

it.skipIf(isNotRun(T38, reason))('keeps pictures as they were, and tells of a wrong secret', async () => {
  if (typeof swift === 'string') return
  const place = await swift.newBucket('gambar')
  const app = await newInstallation(variablesFor(place))
  const { address, tidy } = await databaseIn(app.data)
  const bucket = bucketAt(place)
  const chance = chanceFor('pictures in a bucket')
  // more than a page of a list, and one of several parts
  const sides = [400, ...Array.from({ length: 2 * PAGE }, (_, at) => 40 + at)]
  const urls: string[] = []
  for (const side of sides) urls.push(await upload(app, noise(chance, side)))
  const [large = ''] = await sumsServed(app.origin, urls)
  const before = await sumsServed(app.origin, urls)
  await untilOutside(address)
  const after = await sumsServed(app.origin, urls)
  const etags = (await picturesIn(address)).map(({ etag }) => etag)
  const names = await namesIn(place)
  const whole = (await bucket.get(large)) ?? Buffer.alloc(0)
  const part = await bucket.get(large, { from: 65_536, length: 65_536 })
  await bucket.put('sementara', Buffer.from('a'))
  const gone = [await bucket.remove('sementara'), await bucket.get('sementara'), await bucket.remove('sementara')]

  const stranger = variablesFor({ ...place, secret: 'salah' })
  const told = [await doctorIn(app.data, variablesFor(place)), await doctorIn(app.data, stranger)]
  await app.end('SIGTERM')
  const other = await newServer({ DATA_DIR: app.data, ...stranger })
  await other.start()
  const late = await upload({ origin: other.origin, token: app.token }, noise(chance, 50))
  const moved = await command('media', { DATA_DIR: app.data, ...stranger }, 'bucket').catch(({ stderr }) =>
    stderr.trim(),
  )
  const shown = await sumsServed(other.origin, [late, ...urls.slice(0, 1)])
  await tidy()
  await other.end('SIGTERM')
  await app.remove()

  const pictures = urls.length
  tell({
    ...T38,
    sizes: {},
    held: {
      'pictures that are served otherwise than they were stored': [
        after.filter((sum, at) => sum !== before[at]).length,
        0,
      ],
      'objects that are not named by the bytes of a picture': [
        names.filter((name) => !etags.includes(name)),
        ['pemilik'],
      ],
      'pictures without an object': [etags.filter((etag) => !names.includes(etag)), []],
      'a part of an object': [part?.equals(whole.subarray(65_536, 131_072)), true],
      'what is left of an object that was deleted, twice': [gone.filter((one) => one !== undefined), []],
      doctor: [told[0], `baik   Gambar di luar: ${pictures} gambar, semua utuh.`],
      'doctor with a wrong secret': [
        told[1],
        `SALAH  Gambar di luar: bucket tidak dapat dibaca, dengan ${pictures} gambar di dalamnya. ${REFUSED}`,
      ],
      'media:move with a wrong secret': [moved, REFUSED],
      'a server with a wrong secret: a new picture, one in the bucket': [
        shown.map((sum) => (sum.length === 3 ? sum : 'served')),
        ['served', '503'],
      ],
    },
    seen: {
      'version of Swift': swift.version,
      pictures,
      'bytes of the largest': whole.length,
      'objects in a page of a list': PAGE,
    },
  })
})

/** What `npm run doctor` says of pictures outside, with what to do, in one line. */
async function doctorIn(data: string, variables: Record<string, string>) {
  const all = await command('doctor', { DATA_DIR: data, ...variables }).catch((failed) => failed)
  return /^.*Gambar di luar.*(\n +-> .*)?/m.exec(String(all.stdout))?.[0].replace(/\n +-> /, ' ')
}
