import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** HTML as it was stored by others or lies on a clipboard, in the text files of `rich-corpus/`. */
export interface Snippet {
  name: string
  html: string
  /** What is stored after the editor had it; `html` itself when the file says nothing. */
  becomes: string
  /** What a paste says could not come along. */
  lost: string
}

/** The snippets by class, which is the file's name. */
export function richCorpus(kind: 'stored' | 'pasted'): [string, Snippet[]][] {
  const folder = join(import.meta.dirname, 'rich-corpus', kind)
  return readdirSync(folder)
    .sort()
    .map((file) => [file.replace('.txt', ''), snippetsIn(readFileSync(join(folder, file), 'utf8'))])
}

/** `== name`, the HTML, and under `-- becomes` and `-- lost` what is not the usual. */
const snippetsIn = (text: string): Snippet[] =>
  text
    .split(/^== /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...parts] = entry.split(/^-- /m)
      const [name = '', html] = cutLine(head)
      const said = new Map(parts.map(cutLine))
      return { name, html, becomes: said.get('becomes') ?? html, lost: said.get('lost') ?? '' }
    })

function cutLine(text: string): [string, string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1).replace(/\n$/, '')]
}

/** The same text for the same elements, whatever the order of their attributes. */
export const comparable = (html: string): string =>
  html
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/<([a-z0-9]+)((?: [a-z-]+="[^"]*")+)>/g, (_, tag: string, attributes: string) => {
      const sorted = [...attributes.matchAll(/ [a-z-]+="[^"]*"/g)].map(String).sort()
      return `<${tag}${sorted.join('')}>`
    })
