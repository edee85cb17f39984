import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** HTML stored by other clients or copied from a clipboard, from the text files in `rich-corpus/`. */
export interface Snippet {
  name: string
  html: string
  /** What is stored after a save in the editor; equals `html` if the file gives nothing else. */
  becomes: string
  /** What a paste reports as lost. */
  lost: string
}

/** The snippets, grouped by file name. */
export function richCorpus(kind: 'stored' | 'pasted'): [string, Snippet[]][] {
  const folder = join(import.meta.dirname, 'rich-corpus', kind)
  return readdirSync(folder)
    .sort()
    .map((file) => [file.replace('.txt', ''), snippetsIn(readFileSync(join(folder, file), 'utf8'))])
}

/** The format: `== name`, the HTML, then `-- becomes` and `-- lost` where they differ from the default. */
const snippetsIn = (text: string): Snippet[] =>
  text
    .split(/^== /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...parts] = entry.split(/^-- /m)
      const [name = '', html] = cutLine(head)
      const sections = new Map(parts.map(cutLine))
      return { name, html, becomes: sections.get('becomes') ?? html, lost: sections.get('lost') ?? '' }
    })

function cutLine(text: string): [string, string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1).replace(/\n$/, '')]
}

/** Normalises HTML: attributes in a fixed order, so that equal elements give equal text. */
export const comparable = (html: string): string =>
  html
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/<([a-z0-9]+)((?: [a-z-]+="[^"]*")+)>/g, (_, tag: string, attributes: string) => {
      const sorted = [...attributes.matchAll(/ [a-z-]+="[^"]*"/g)].map(String).sort()
      return `<${tag}${sorted.join('')}>`
    })
