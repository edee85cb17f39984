import { build } from '../run/build.mjs'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { findChromium } from './chromium.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:hostile`: every hostile text in every field on every screen, the time of a sign-in, secrets in the
// build, drafts of pages that end right after a key. `npm test` runs a sample of it; a release runs all. The last output
// line is the result.
process.chdir(ROOT)
await install()
await build()
const chromium = await findChromium()
if (!chromium) throw new Error('Tidak ada Chromium; atur CHROME_PATH.')
const tally = newTally()
tally.add(await vitest(['--config', 'e2e/release.config.ts'], { env: { CHROME_PATH: chromium } }))
tally.end()
