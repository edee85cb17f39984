import { childOf, valOf, type XmlElement } from '../xml/element.ts'
import type { Marks } from './piece.ts'

/** How letters look, as far as a style or a run says it. */
export interface Format {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  caps?: boolean
  hidden?: boolean
  /** `baseline` takes back what a style says. */
  script?: 'sub' | 'sup' | 'baseline'
  /** Half-points above the line. */
  position?: number
  color?: string
  highlight?: string
  font?: string
}

/** What run properties (`w:rPr`) say themselves. */
export function formatOf(properties: XmlElement | undefined): Format {
  if (!properties) return {}
  const underline = valOf(properties, 'w:u')
  return said({
    bold: isOn(properties, 'w:b'),
    italic: isOn(properties, 'w:i'),
    underline: underline && underline !== 'none',
    strike: isOn(properties, 'w:strike') ?? isOn(properties, 'w:dstrike'),
    caps: isOn(properties, 'w:caps'),
    hidden: isOn(properties, 'w:vanish'),
    script: SCRIPTS[valOf(properties, 'w:vertAlign') ?? ''],
    position: halfPoints(valOf(properties, 'w:position')),
    color: valOf(properties, 'w:color'),
    highlight: highlightOf(properties),
    font: fontOf(properties),
  })
}

const said = (format: Record<string, unknown>): Format =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined && value !== ''))

/** A switch that is there without a value is on. */
export function isOn(properties: XmlElement | undefined, name: string): boolean | undefined {
  const found = childOf(properties, name)
  return found && !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? '1')
}

const SCRIPTS: Readonly<Record<string, Format['script']>> = {
  subscript: 'sub',
  superscript: 'sup',
  baseline: 'baseline',
}

/** The strict form writes `3pt`. */
function halfPoints(value: string | undefined): number | undefined {
  const number = Number.parseFloat(value ?? '')
  if (Number.isNaN(number)) return undefined
  return value?.endsWith('pt') ? number * 2 : number
}

function highlightOf(properties: XmlElement): string | undefined {
  const highlight = valOf(properties, 'w:highlight')
  if (highlight) return highlight
  return childOf(properties, 'w:shd')?.attributes['w:fill']
}

function fontOf(properties: XmlElement): string | undefined {
  const fonts = childOf(properties, 'w:rFonts')?.attributes
  return fonts?.['w:ascii'] ?? fonts?.['w:hAnsi']
}

/** The properties that Word switches: said by a paragraph's style and by a letters' style, they are off again. */
const SWITCHES = ['bold', 'italic', 'strike', 'caps', 'hidden'] as const

/** The format of a letters' style within a paragraph's style. */
export function switched(paragraph: Format, letters: Format): Format {
  const both = SWITCHES.filter((key) => letters[key] && paragraph[key]).map((key) => [key, false])
  return { ...paragraph, ...letters, ...Object.fromEntries(both) }
}

/** A shift of so many half-points is how people make an index by hand. */
const INDEX_SHIFT = 4
const BLACK = new Set(['auto', '000000'])
const WHITE = new Set(['auto', 'none', 'white', 'FFFFFF', 'ffffff'])

export function marksOf(format: Format): Marks {
  const { bold, italic, underline, strike, color, highlight } = format
  const script = scriptOf(format)
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(strike && { strike }),
    ...(script && { script }),
    ...(color && !BLACK.has(color) && { color }),
    ...(highlight && !WHITE.has(highlight) && { highlight }),
  }
}

function scriptOf({ script, position = 0 }: Format): Marks['script'] {
  if (script) return script === 'baseline' ? undefined : script
  if (Math.abs(position) < INDEX_SHIFT) return undefined
  return position > 0 ? 'sup' : 'sub'
}

const MARKS = ['bold', 'italic', 'underline', 'strike', 'script', 'color', 'highlight'] as const
export const areSame = (a: Marks, b: Marks): boolean => MARKS.every((mark) => a[mark] === b[mark])
