import { findChromium } from './chromium.mjs'
import { vitest } from './vitest.mjs'

/**
 * The journeys in a real browser against the built server: `few` of `npm test`, or `more` of `npm run test:more`. Without a
 * browser nothing was shown, and that is a failure.
 */
export async function journeys(which) {
  const chromium = await findChromium()
  if (chromium) return vitest(['--config', 'e2e/vitest.config.ts'], { CHROME_PATH: chromium, JOURNEYS: which })
  return {
    passed: 0,
    red: ['not run: the journeys (no Chromium, and none could be installed; set CHROME_PATH)'],
  }
}
