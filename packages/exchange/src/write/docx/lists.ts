import { XML_HEAD } from '../xml.ts'
import { W } from './names.ts'

/** What is printed before the items of a list; `number` and `letter` are those of questions and options. */
const KINDS = {
  number: { format: 'decimal', text: '%1.', indent: 425 },
  letter: { format: 'upperLetter', text: '%1.', indent: 850 },
  bullet: { format: 'bullet', text: '•', indent: 785 },
  '1': { format: 'decimal', text: '%1.', indent: 785 },
  a: { format: 'lowerLetter', text: '%1.', indent: 785 },
  A: { format: 'upperLetter', text: '%1.', indent: 785 },
  i: { format: 'lowerRoman', text: '%1.', indent: 785 },
  I: { format: 'upperRoman', text: '%1.', indent: 785 },
} as const
export type ListKind = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as ListKind[]

/** The list of this `type` of an `ol`. */
export const listKindOf = (type: string): ListKind | undefined =>
  /^[1aAiI]$/.test(type) ? (type as ListKind) : undefined

/** The numbered lists of a file: each begins anew. */
export interface Lists {
  /** A new list; what it returns is its id. */
  begin: (kind: ListKind, start?: number) => number
  /** The text of `numbering.xml`. */
  xml: () => string
}

export const LIST_INDENT = { number: KINDS.number.indent, letter: KINDS.letter.indent } as const

export function newLists(): Lists {
  const begun: { kind: ListKind; start: number }[] = []
  return {
    begin: (kind, start = 1) => begun.push({ kind, start }),
    xml: () => {
      const formats = NAMES.map((kind, at) => {
        const { format, text, indent } = KINDS[kind]
        const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indent}" w:hanging="425"/></w:pPr></w:lvl>`
        return `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="singleLevel"/>${level}</w:abstractNum>`
      })
      const lists = begun.map(
        ({ kind, start }, at) =>
          `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${NAMES.indexOf(kind)}"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`,
      )
      return `${XML_HEAD}<w:numbering ${W}>${formats.join('')}${lists.join('')}</w:numbering>`
    },
  }
}
