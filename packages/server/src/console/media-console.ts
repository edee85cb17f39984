import { connect } from '../db/connect.ts'
import { bucketAt } from '../media/bucket/bucket.ts'
import { countOutside, moveBack, moveOut } from '../media/bucket/move.repo.ts'
import { reachDatabase } from '../postgres/reach.ts'
import { StartRefused } from '../process/start-refused.ts'
import { runWithDatabase } from '../start/run-with-database.ts'

const USAGE = `npm run media:move -- bucket      memindahkan semua gambar ke bucket MEDIA_STORE
npm run media:move -- database    memindahkan semua gambar kembali ke basis data; server harus berjalan dengan &new=no`

/** `npm run media:move -- ...`, whether a server runs or not. */
await runWithDatabase(async ({ bucket: place }, wishes) => {
  const [to, ...rest] = process.argv.slice(2)
  const move = { bucket: moveOut, database: moveBack }[to ?? '']
  if (!move || rest.length > 0) throw new StartRefused(USAGE)
  if (!place) throw new StartRefused('MEDIA_STORE: isi dengan s3://nama?endpoint=https://...')
  if (to === 'database' && place.takesNew)
    throw new StartRefused(
      'MEDIA_STORE: tambahkan &new=no, juga pada server, agar gambar tidak dipindahkan ke bucket lagi.',
    )
  const { address, close } = await reachDatabase(wishes)
  const db = connect(address, { limits: 'migration', pool: 1 })
  try {
    const moved = await move(db, bucketAt(place))
    console.log(`${moved} gambar dipindahkan; ${await countOutside(db)} gambar sekarang di bucket.`)
  } finally {
    await db.destroy()
    await close()
  }
})
