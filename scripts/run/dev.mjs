import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { install } from './install.mjs'
import { ROOT, tool } from './process.mjs'

// `npm run dev`: the server from its sources, restarted at every change, and the web app by Vite, which forwards API
// paths to the server. PostgreSQL runs under this process, so that a change does not restart it. The terminal sends
// Ctrl-C to both; when one of them ends, the other is ended as well, and PostgreSQL is stopped last.
process.chdir(ROOT)
await install()
// never removed: with a terminal, npm sends a second SIGINT after the terminal's own
const asked = new Promise((done) => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.on(signal, done)))
const { url, close } = await openDatabase()
const env = { ...process.env, DATABASE_URL: url, POSTGRES_BIN_DIR: '' }
const both = [
  [tool('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'scripts/run/dev-server.mjs'), ROOT],
  [tool('vite/bin/vite.js'), `${ROOT}/packages/web`],
].map(([[program, args], cwd]) => spawn(program, args, { cwd, env, stdio: 'inherit' }))
const ended = both.map((child) => once(child, 'exit'))

await Promise.race([asked, ...ended])
for (const child of both) child.kill('SIGTERM')
await Promise.all(ended)
await close()
process.exit()

async function openDatabase() {
  const { tsImport } = await import('tsx/esm/api')
  const { openDevDatabase } = await tsImport('../../packages/server/test/dev-database.ts', import.meta.url)
  try {
    return await openDevDatabase()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
