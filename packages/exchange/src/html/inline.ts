import type { Marks, Piece } from '../docx/piece.ts'
import { escaped } from '../formula/escape.ts'
import { drawFormula } from '../formula/mathml.ts'
import { pictureHtml } from './picture.ts'

type MarkTag = 'b' | 'i' | 'u' | 's' | 'sub' | 'sup'
/** What stands where something could not be read, so that a person sees that it is missing. */
export const UNREADABLE = { picture: '[gambar tidak terbaca]', object: '[objek tidak terbaca]' } as const

const tagsOf = ({ bold, italic, underline, strike, script }: Marks): MarkTag[] => [
  ...(bold ? (['b'] as const) : []),
  ...(italic ? (['i'] as const) : []),
  ...(underline ? (['u'] as const) : []),
  ...(strike ? (['s'] as const) : []),
  ...(script ? [script] : []),
]

/** Pieces of one line as HTML with `b i u s sub sup`, formulas and pictures. Spaces at its ends are left out. */
export function inlineHtml(pieces: readonly Piece[]): string {
  const written = pieces.map((piece) => ({
    html: htmlOf(piece),
    tags: piece.kind === 'text' ? tagsOf(piece.marks) : [],
  }))
  return trimmed(joined(written.filter(({ html }) => html !== '')))
}

interface Written {
  html: string
  tags: MarkTag[]
}

/** Opens and closes marks as few times as may be; spaces take no marks of their own. */
function joined(all: readonly Written[]): string {
  const open: MarkTag[] = []
  let html = ''
  const closeTo = (length: number) => {
    while (open.length > length) html += `</${open.pop()}>`
  }
  all.forEach((one, at) => {
    const tags = one.html.trim() === '' ? shared(open, all[at + 1]?.tags ?? []) : one.tags
    closeTo(shared(open, tags).length)
    for (const tag of tags.slice(open.length)) {
      open.push(tag)
      html += `<${tag}>`
    }
    html += one.html
  })
  closeTo(0)
  return html
}

/** The tags at the start that both lists have. */
function shared(open: readonly MarkTag[], wanted: readonly MarkTag[]): MarkTag[] {
  const until = open.findIndex((tag, at) => tag !== wanted[at])
  return open.slice(0, until < 0 ? open.length : until)
}

function htmlOf(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return escaped(piece.text.replace(/[\t ]+/g, ' '))
    case 'break':
      return ' '
    case 'formula':
      return drawFormula(piece.latex, piece.display).html
    case 'picture':
      return pictureHtml(piece)
    case 'object':
      return UNREADABLE.object
    default:
      return /^(?:picture|shape|embedded)/.test(piece.code) ? UNREADABLE.picture : ''
  }
}

const trimmed = (html: string) =>
  html
    .replace(/^((?:<(?:[bius]|sub|sup)>)*)[\s\u00a0]+/, '$1')
    .replace(/(?<![\s\u00a0])[\s\u00a0]+((?:<\/(?:[bius]|sub|sup)>)*)$/, '$1')
