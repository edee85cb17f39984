import { install } from '../run/install.mjs'
import { findChromium } from './needs.mjs'
import { built, runStages } from './run.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:hostile`: every hostile text in every field on every screen, the time of a sign-in, secrets in the
// build, drafts of pages that end right after a key. `npm test` runs a sample of it; a release runs all. The last output
// line is the result.
await install()
await runStages([
  { name: 'build', run: built },
  { name: 'hostile texts', needs: ['build'], run: hostileTexts },
])

async function hostileTexts() {
  const chromium = await findChromium()
  if (!chromium) throw new Error('no Chromium; set CHROME_PATH')
  return vitest(['--config', 'e2e/release.config.ts'], { env: { CHROME_PATH: chromium } })
}
