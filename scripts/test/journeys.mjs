import { findChromium, findFastChromium } from './chromium.mjs'
import { vitest } from './vitest.mjs'

/**
 * The journeys in a real browser against the built server: `few` of `npm test`, in the faster headless shell, or `more` of
 * `npm run test:more`, in the browser that people have.
 * Without a browser nothing is tested, so that is a failure. `isBeside` as for `vitest`.
 */
export async function journeys(which, isBeside = false) {
  const chromium = await (which === 'few' ? findFastChromium() : findChromium())
  if (chromium) {
    const env = { CHROME_PATH: chromium, JOURNEYS: which }
    return vitest(['--config', 'e2e/vitest.config.ts'], { env, isBeside, repeats: true })
  }
  return {
    passed: 0,
    red: [{ name: 'not run: the journeys (no Chromium, and none could be installed; set CHROME_PATH)' }],
    words: '',
    repeated: [],
  }
}
