import type { Page } from 'playwright-core'
import { WAIT } from '../../packages/contract/test/limits.ts'

/**
 * Waits until loading and animations have ended: only then are colours and sizes final. After a change of the window's
 * size alone nothing loads, so a shorter calm is enough.
 */
export async function settled(page: Page, calmMs = 120): Promise<void> {
  const reasons = await page.evaluate(
    async ([calmMs, atMostMs]) => {
      const end = performance.now() + atMostMs
      for (let calmSince = performance.now(); performance.now() - calmSince < calmMs; ) {
        await new Promise(requestAnimationFrame)
        const reasons = [...loading(), ...moving()]
        if (reasons.length > 0 && performance.now() > end) return reasons
        if (reasons.length > 0) calmSince = performance.now()
      }
      return []

      function loading() {
        const waiting = [...document.querySelectorAll('[aria-busy="true"], .animate-pulse, .animate-spin')]
        const images = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete)
        const fonts = document.fonts.status === 'loaded' ? [] : ['fonts']
        return [...[...waiting, ...images].map((element) => element.outerHTML.slice(0, 120)), ...fonts]
      }

      function moving() {
        return document
          .getAnimations()
          .filter((one) => one.playState === 'running')
          .map(() => 'an animation')
      }
    },
    // an evaluation has no limit of its own
    [calmMs, WAIT] as const,
  )
  if (reasons.length > 0) throw new Error(`Not settled after ${WAIT / 1000} s: ${reasons.join(', ')}`)
}
