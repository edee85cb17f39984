// Where the toasts stand. There is no corner that is free on every screen and dialog, so a free place is looked for.
import { type RefObject, useLayoutEffect } from 'react'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What a toast must not cover: titles, and what can be pressed or written in. */
const KEPT_CLEAR = 'h1, h2, h3, a, button, input, textarea, summary, [role="menuitem"], [contenteditable="true"]'
/** Pixels to the edge of the window, and between two places that are tried. */
const MARGIN = 16
const STEP = 8
/** Milliseconds in which a dialog closes and the page behind it is drawn anew, and between two looks at it. */
const SETTLING = 800
const LOOK_AGAIN = 80

const covers = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Where the toasts stand from side to side: as margins, which keep them in the window when it gets narrower. */
const INLINE_MARGINS = { middle: 'auto', right: 'auto 0', left: '0 auto' }
type Side = keyof typeof INLINE_MARGINS

/** The lowest place that covers none of `clear`, in the middle before the sides; else the middle of the lower edge. */
export function freePlace(
  size: { width: number; height: number },
  window: { width: number; height: number },
  clear: readonly Box[],
): { side: Side; top: number } {
  const lefts: [Side, number][] = [
    ['middle', (window.width - size.width) / 2],
    ['right', window.width - MARGIN - size.width],
    ['left', MARGIN],
  ]
  const lowest = window.height - MARGIN - size.height
  for (let top = lowest; top >= MARGIN; top -= STEP) {
    for (const [side, left] of lefts) {
      const place = { left, top, right: left + size.width, bottom: top + size.height }
      if (!clear.some((each) => covers(place, each))) return { side, top }
    }
  }
  return { side: 'middle', top: lowest }
}

/** Puts the box of the toasts in a free place, and looks again while what is behind them settles. */
export function useFreePlace(box: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useLayoutEffect(() => {
    // the next ones look from the lower edge again
    if (toasts.length === 0) {
      box.current?.style.removeProperty('top')
      return
    }
    const look = (windowChanged = false) => {
      const { current } = box
      // what is about to be pressed stays where it is
      if (!current || (!windowChanged && current.matches(':hover, :focus-within'))) return
      const clear = [...document.querySelectorAll(KEPT_CLEAR)]
        .filter((each) => !current.contains(each) && !each.closest('[aria-hidden="true"], [inert]'))
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
      const { left, top, width, height } = current.getBoundingClientRect()
      const here = { left, top, right: left + width, bottom: top + height }
      if (!windowChanged && current.style.top !== '' && !clear.some((each) => covers(here, each))) return
      const { side, top: free } = freePlace({ width, height }, { width: innerWidth, height: innerHeight }, clear)
      current.style.marginInline = INLINE_MARGINS[side]
      current.style.top = `${free}px`
    }
    look()
    const lookAnew = () => look(true)
    addEventListener('resize', lookAnew)
    const timer = setInterval(() => look(), LOOK_AGAIN)
    const settled = setTimeout(() => clearInterval(timer), SETTLING)
    return () => {
      removeEventListener('resize', lookAnew)
      clearInterval(timer)
      clearTimeout(settled)
    }
  }, [box, toasts])
}
