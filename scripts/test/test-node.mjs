import { delimiter, dirname } from 'node:path'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { imageNode } from './image-node.mjs'
import { startOtherPostgres } from './other-postgres.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:node`: the server's tests on what others run it with: the Node.js of the image, which is newer than the
// oldest supported version, and a PostgreSQL of one's own through DATABASE_URL. Both at once, because each run takes minutes.
process.chdir(ROOT)
await install()
const tally = newTally()
const { version, program, reason } = await imageNode()
const postgres = await startOtherPostgres()
if (program) console.log(`The server's tests on Node.js ${version}`)
else console.log(`not run: the server's tests on Node.js ${version} (${reason})`)
if (postgres) console.log(`The server's tests on ${postgres.version}`)
else console.log('not run: the tests on a second PostgreSQL (none of version 15 or later is installed)')
if (program || postgres) {
  const env = {
    // the processes that the tests start must use this Node.js as well
    ...(program && { PATH: [dirname(program), process.env.PATH].join(delimiter) }),
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  tally.add(await vitest(['--project', 'server'], { env, ...(program && { node: program }) }))
}
await postgres?.stop()
tally.end()
