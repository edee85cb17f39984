/**
 * How many pages each package of a paper takes. It is laid out in columns that are as large as the text of a page, which the browser
 * breaks by the rules that it breaks pages by; no browser tells the number of some pages alone.
 */
export function countPages(paper: HTMLElement): number[] {
  paper.setAttribute('data-measured', '')
  const packages = [...paper.querySelectorAll('.paper-package')]
  const counts = packages.map(({ scrollWidth, clientWidth }) => Math.max(1, Math.round(scrollWidth / clientWidth)))
  paper.removeAttribute('data-measured')
  return counts
}
