import type { Page } from 'playwright-core'

/** Waits until nothing loads and nothing moves: only then colours and sizes are the page's own. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const CALM_MS = 120
    const loads = () =>
      document.querySelector('[aria-busy="true"], .animate-pulse, .animate-spin') !== null ||
      document.fonts.status !== 'loaded' ||
      [...document.images].some((image) => image.loading !== 'lazy' && !image.complete)
    const moves = () => document.getAnimations().some((one) => one.playState === 'running')
    for (let calmSince = performance.now(); performance.now() - calmSince < CALM_MS; ) {
      await new Promise(requestAnimationFrame)
      if (loads() || moves()) calmSince = performance.now()
    }
  })
}
