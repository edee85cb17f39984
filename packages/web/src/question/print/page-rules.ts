import type { Paper } from '@bank/exchange/write/paper'
import { footerFacts } from '@bank/exchange/write/paper-words'

/** The name of the pages of a package: each has a foot of its own. */
export const pageName = (at: number): string => `paket-${at + 1}`

/**
 * The foot of each page, for the browsers that draw margin boxes. The pages of several packages are counted by themselves,
 * as in the Word file; `pages` says how many each has, once that is known.
 */
export const pageRules = (paper: Paper, pages: readonly number[]): string =>
  paper.packages
    .map((content, at) => {
      const name = pageName(at)
      const ofSeveral = `counter(${name})${pages[at] ? ` " dari ${pages[at]}"` : ''}`
      const page = paper.packages.length === 1 ? 'counter(page) " dari " counter(pages)' : ofSeveral
      // in a string of CSS what CSS.escape writes reads as the text itself
      const facts = CSS.escape(footerFacts(paper, content))
      return `@page ${name} {
        counter-increment: ${name};
        @bottom-left { content: "${facts}"; }
        @bottom-right { content: "Halaman " ${page}; }
      }`
    })
    .join('\n')
