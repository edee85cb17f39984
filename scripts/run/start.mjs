import { build } from './build.mjs'
import { install } from './install.mjs'
import { ROOT } from './process.mjs'

// `npm start`: uses Node.js modules only until the packages are installed; then the server runs in this process, so
// that it gets every signal. (`exec` in package.json has the same reason: a shell between npm and us would keep it.)
process.chdir(ROOT)
try {
  await install()
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.setSourceMapsEnabled(true)
await import('../../packages/server/dist/main.js')
