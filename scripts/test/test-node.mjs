import { readdir } from 'node:fs/promises'
import { delimiter, dirname } from 'node:path'
import { install } from '../run/install.mjs'
import { hear } from '../run/process.mjs'
import { imageNode } from './image-node.mjs'
import { oneCheck, runStages, say, together } from './run.mjs'
import { vitest } from './vitest.mjs'
import { IN_MORE, IN_NODE } from './which.mjs'

// `npm run test:node`: the tests that may differ by version, on what others run the server with: the Node.js of the image
// and an installed PostgreSQL through DATABASE_URL. Both at once, so that nothing runs twice.
await install()
await runStages([{ name: 'another Node.js and PostgreSQL', run: testThere }])

async function testThere() {
  const node = await imageNode()
  const postgres = await installedPostgres()
  const parts = [tell(`Node.js ${node.version}`, node.reason), tell(postgres.version ?? 'PostgreSQL', postgres.reason)]
  if (node.program || postgres.url) {
    const env = {
      // the processes that the tests start must use this Node.js as well
      ...(node.program && { PATH: [dirname(node.program), process.env.PATH].join(delimiter) }),
      ...(postgres.url && { DATABASE_URL: postgres.url }),
    }
    const others = IN_MORE.flatMap((file) => ['--exclude', `**/${file}.test.ts`])
    const options = ['--project', 'contract', '--project', 'server', ...others]
    parts.push(await vitest(options, { files: IN_NODE, env, ...(node.program && { node: node.program }) }))
  }
  await postgres.stop?.()
  return together(parts)
}

/** Says what the tests run on. In CI they must run on it; elsewhere it is enough to say why they do not. */
function tell(name, reason) {
  say(reason ? `not run: tests on another ${name} (${reason})` : `tests on ${name}`)
  return reason && process.env.CI ? oneCheck(`tests on another ${name}`, reason) : { passed: 0, red: [] }
}

/** Starts the oldest PostgreSQL of 15 or later that is installed on the machine. */
async function installedPostgres() {
  const binFolder = await programs()
  if (!binFolder) return { reason: 'none of version 15 or later is installed' }
  const { tsImport } = await import('tsx/esm/api')
  const { startPostgres } = await tsImport('../../packages/server/test/postgres-server.ts', import.meta.url)
  const version = (await hear(`${binFolder}/postgres`, ['--version'])).words.trim()
  return { version, ...(await startPostgres(binFolder)) }
}

async function programs() {
  if (process.env.POSTGRES_BIN_DIR) return process.env.POSTGRES_BIN_DIR
  const debian = '/usr/lib/postgresql'
  const majors = (await readdir(debian).catch(() => [])).map(Number).filter((major) => major >= 15)
  for (const major of majors.sort((a, b) => a - b)) {
    const folder = `${debian}/${major}/bin`
    if ((await hear(`${folder}/initdb`, ['--version'])).code === 0) return folder
  }
}
