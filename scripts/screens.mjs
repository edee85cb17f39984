import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { ROOT } from './run.mjs'
import { vitest } from './vitest.mjs'

// `npm run screens`: pictures of every screen and dialog into .screens/; `npm run screens -- --keep` also renews those
// that the documents show.
process.chdir(ROOT)
await install()
await build()
const chromium = await findChromium()
if (!chromium) throw new Error('Tidak ada Chromium; atur CHROME_PATH.')
const kept = process.argv.includes('--keep') ? { SCREENS_KEPT: 'yes' } : {}
const { red } = await vitest(['--config', 'e2e/screens.config.ts'], { CHROME_PATH: chromium, ...kept })
process.exit(red.length > 0 ? 1 : 0)
