import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Text and controls are inside the window, and the page never scrolls sideways (WCAG 1.4.4, 1.4.10). */
export async function expectFits(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(cutOff)
  expect.soft(found, `${where}, ${page.viewportSize()?.width} px wide`).toEqual([])
}

/** Runs in the page: finds elements that are cut off and cannot be scrolled into view. */
function cutOff(): string[] {
  const width = document.documentElement.clientWidth
  const root = document.documentElement
  const found = root.scrollWidth > width ? [`the page is ${root.scrollWidth} px wide`] : []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!isShown(element) || isInScroller(element)) continue
    const { left, right } = element.getBoundingClientRect()
    if (left < -1 || right > width + 1) found.push(`outside: ${nameOf(element)}`)
    else if (isClipped(element)) found.push(`clipped: ${nameOf(element)}`)
  }
  return found.slice(0, 5)

  function isShown(element: HTMLElement) {
    const holdsWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const matters = holdsWords || element.matches('button, a, img, [role]')
    return matters && element.checkVisibility({ visibilityProperty: true }) && !isForScreenReaders(element)
  }

  function isForScreenReaders(element: HTMLElement) {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return true
    }
    return false
  }

  /** Wide tables, formulas and toolbars scroll inside themselves; elements with `translate` are moved on purpose. */
  function isInScroller(element: HTMLElement) {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { overflowX, translate } = getComputedStyle(at)
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true
      if (translate !== 'none' && translate !== '') return true
    }
    return false
  }

  /** Text that is cut off without an ellipsis. */
  function isClipped(element: HTMLElement) {
    const { overflowX, textOverflow } = getComputedStyle(element)
    return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
  }

  function nameOf(element: HTMLElement) {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.localName}> ${words.trim().slice(0, 60)}`
  }
}
