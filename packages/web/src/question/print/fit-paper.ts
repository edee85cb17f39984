import { breakFormula } from './break-formula.ts'

const SMALLEST = 0.5
/** Formulas are larger than the text around them, see rich/math.css. */
const FORMULA_EM = 1.15
/** Of the height of a page without its margins: what is taller may be broken, so that no page stays half empty. */
const TALL = 0.6
const PAGE_HEIGHT = 257 / 170

/**
 * Looks at a paper that is drawn: formulas that are wider than their line are broken, they and tables become smaller where
 * that is not enough, as paper does not scroll, and what is too tall to be kept on one page is marked. `paper` is as wide as the text of a page.
 */
export function fitPaper(paper: HTMLElement): void {
  const pieces = tooWide(all(paper, 'math')).flatMap(({ element }) => breakFormula(element)) as HTMLElement[]
  for (const { element, share } of tooWide(pieces)) element.style.fontSize = `${FORMULA_EM * share}em`
  for (const { element, share } of tooWide(all(paper, '.rich table, .paper-boxes')))
    element.style.setProperty('zoom', String(share))
  const tallest = paper.getBoundingClientRect().width * PAGE_HEIGHT * TALL
  const tall = all(paper, '[data-whole]').filter((whole) => whole.getBoundingClientRect().height > tallest)
  for (const whole of tall) whole.setAttribute('data-whole', 'false')
}

const all = (paper: HTMLElement, selector: string) => [...paper.querySelectorAll<HTMLElement>(selector)]

/** Those that are wider than their line. All are measured before any is changed: else each would be laid out anew. */
const tooWide = (elements: readonly HTMLElement[]) =>
  elements.map((element) => ({ element, share: shareOf(element) })).filter(({ share }) => share < 1)

/** How much of its width there is room for. */
function shareOf(element: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  const room = lineOf(element).getBoundingClientRect().width
  return Math.max(SMALLEST, Math.min(1, room / range.getBoundingClientRect().width))
}

/** What the line of an element is as wide as. */
function lineOf(element: HTMLElement): Element {
  let around = element.parentElement
  while (around && /^inline|^contents/.test(getComputedStyle(around).display)) around = around.parentElement
  return around ?? element
}

/** Resolves when all pictures of a paper have come or failed, and its letters are there. */
export async function drawn(paper: HTMLElement): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
}
