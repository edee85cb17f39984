import { findChromium, findFastChromium } from './needs.mjs'
import { vitest } from './vitest.mjs'

/**
 * The journeys in a real browser against the built server: `few` of `npm test`, in the faster headless shell, or `more` of
 * `npm run test:more`, in the browser that people have, or these `files`
 * of them. Without a browser nothing is tested, so that is a failure.
 */
export async function journeys(which, files = []) {
  const chromium = await (which === 'few' ? findFastChromium() : findChromium())
  if (!chromium) return { passed: 0, red: [{ name: 'the journeys could not start: no Chromium (see CHROME_PATH)' }] }
  const env = { CHROME_PATH: chromium, JOURNEYS: which }
  return vitest(['--config', 'e2e/vitest.config.ts'], { files, env, repeats: true })
}
