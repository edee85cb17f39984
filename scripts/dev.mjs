import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { ROOT, tool } from './run.mjs'

// `npm run dev`: the server from its sources, started again at every change, and the web app by Vite, which passes the
// API's paths on to it. Ctrl-C reaches both by the terminal; when one ends, the other is of no use.
await install()
const both = [
  [tool('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'), ROOT],
  [tool('vite/bin/vite.js'), `${ROOT}/packages/web`],
].map(([[program, args], cwd]) => spawn(program, args, { cwd, stdio: 'inherit' }))

const end = () => {
  for (const child of both) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
for (const child of both) child.on('exit', end)
