import type { Page } from 'playwright-core'

/** Makes the notation of release/twenty-questions.ts of stored texts: the blocks of each. */
export const readBack = (page: Page, texts: readonly string[]): Promise<string[][]> =>
  page.evaluate((texts) => {
    const MARK: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', sub: '~', sup: '^' }
    const innerOf = (node: Node) => [...node.childNodes].map(inline).join('')
    const ALONE: Record<string, (element: Element) => string> = {
      br: () => '\n',
      img: (element) => `[gambar: ${element.getAttribute('alt')}]`,
      math: (element) => {
        const dollars = element.getAttribute('display') === 'block' ? '$$' : '$'
        return `${dollars}${element.getAttribute('data-latex')}${dollars}`
      },
      ol: ({ children }) => [...children].map((item, index) => `${index + 1}. ${innerOf(item)}`).join('\n'),
      tr: ({ children }) => `| ${[...children].map(innerOf).join(' | ')}`,
      table: (element) => [...element.querySelectorAll('tr')].map(inline).join('\n'),
    }
    function inline(node: Node): string {
      if (!(node instanceof Element)) return node.textContent ?? ''
      const mark = MARK[node.localName] ?? ''
      return ALONE[node.localName]?.(node) ?? `${mark}${innerOf(node)}${mark}`
    }
    return texts.map((html) => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(inline))
  }, texts)
