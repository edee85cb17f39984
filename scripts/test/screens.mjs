import { build } from '../run/build.mjs'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { findChromium } from './needs.mjs'
import { vitest } from './vitest.mjs'

// `npm run screens`: writes screenshots of every screen and dialog to .screens/; `npm run screens -- --keep` also
// updates those that the documents show.
process.chdir(ROOT)
await install()
await build()
const chromium = await findChromium()
if (!chromium) throw new Error('no Chromium; set CHROME_PATH')
const kept = process.argv.includes('--keep') ? { SCREENS_KEPT: 'yes' } : {}
const { red } = await vitest(['--config', 'e2e/screens.config.ts'], { env: { CHROME_PATH: chromium, ...kept } })
process.exit(red.length > 0 ? 1 : 0)
