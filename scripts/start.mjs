import { build } from './build.mjs'
import { install } from './install.mjs'
import { ROOT } from './run.mjs'

// `npm start`: plain Node until the packages stand; then the server runs in this very process, so that a signal for one
// is a signal for the other. (`exec` in package.json for the same reason: a shell between npm and us would keep it.)
process.chdir(ROOT)
try {
  await install()
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.setSourceMapsEnabled(true)
await import('../packages/server/dist/main.js')
