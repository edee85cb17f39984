import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { ROOT } from './run.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:hostile`: every hostile text in every field on every screen, the time of a sign-in, secrets in what is
// built. The release's size of what `npm test` samples; the last line counts.
process.chdir(ROOT)
await install()
await build()
const chromium = await findChromium()
if (!chromium) throw new Error('Tidak ada Chromium; atur CHROME_PATH.')
const tally = newTally()
tally.add(await vitest(['--config', 'e2e/release.config.ts'], { CHROME_PATH: chromium }))
tally.end()
