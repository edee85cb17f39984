import { XML_HEAD } from '../xml.ts'
import { W } from './names.ts'

const KINDS = { number: { format: 'decimal', text: '%1.' }, letter: { format: 'upperLetter', text: '%1.' } } as const
export type ListKind = keyof typeof KINDS

/** The numbered lists of a file: each begins anew. */
export interface Lists {
  /** A new list; what it returns is its id. */
  begin: (kind: ListKind) => number
  /** The text of `numbering.xml`. */
  xml: () => string
}

const INDENT = { number: 425, letter: 850 } as const
export const LIST_INDENT = INDENT

export function newLists(): Lists {
  const kinds: ListKind[] = []
  const names = Object.keys(KINDS) as ListKind[]
  return {
    begin: (kind) => kinds.push(kind),
    xml: () => {
      const formats = names.map((kind, at) => {
        const { format, text } = KINDS[kind]
        const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${INDENT[kind]}" w:hanging="425"/></w:pPr></w:lvl>`
        return `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="singleLevel"/>${level}</w:abstractNum>`
      })
      const lists = kinds.map(
        (kind, at) =>
          `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${names.indexOf(kind)}"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
      )
      return `${XML_HEAD}<w:numbering ${W}>${formats.join('')}${lists.join('')}</w:numbering>`
    },
  }
}
