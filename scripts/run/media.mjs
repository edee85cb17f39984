import { build } from './build.mjs'
import { install } from './install.mjs'
import { ROOT } from './process.mjs'

// `npm run media:move -- bucket`, or `-- database`
process.chdir(ROOT)
try {
  await install()
  await build('server')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../../packages/server/dist/media-console.js')
