import { delimiter, dirname } from 'node:path'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { imageNode } from './image-node.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:node`: the server's tests on the Node.js of the image, which is newer than the oldest supported version.
process.chdir(ROOT)
await install()
const tally = newTally()
const { version, program, reason } = await imageNode()
if (program) {
  console.log(`The server's tests on Node.js ${version}`)
  // the processes that the tests start must use this Node.js as well
  const PATH = [dirname(program), process.env.PATH].join(delimiter)
  tally.add(await vitest(['--project', 'server'], { env: { PATH }, node: program }))
} else {
  console.log(`not run: the server's tests on Node.js ${version} (${reason})`)
}
tally.end()
