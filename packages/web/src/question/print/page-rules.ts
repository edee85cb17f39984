import type { Paper } from '@bank/exchange/write/paper'
import { footerFacts } from '@bank/exchange/write/paper-words'

/** The name of the pages of a package: each has a foot of its own. */
export const pageName = (at: number): string => `paket-${at + 1}`

/**
 * The foot of each page, for the browsers that draw margin boxes. The pages of several packages are counted by themselves,
 * as in the Word file, and then have no sum.
 */
export const pageRules = (paper: Paper): string =>
  paper.packages
    .map((content, at) => {
      const name = pageName(at)
      const page = paper.packages.length === 1 ? 'counter(page) " dari " counter(pages)' : `counter(${name})`
      // in a string of CSS what CSS.escape writes reads as the text itself
      const facts = CSS.escape(footerFacts(paper, content))
      return `@page ${name} {
        counter-increment: ${name};
        @bottom-left { content: "${facts}"; }
        @bottom-right { content: "Halaman " ${page}; }
      }`
    })
    .join('\n')
