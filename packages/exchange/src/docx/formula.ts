import { latexOf } from '../formula/omml.ts'
import type { OmmlElement } from '../formula/omml-element.ts'
import { inFont, signIn } from '../formula/symbols.ts'
import { UnreadableFormula } from '../formula/unreadable.ts'
import { isElement, textIn, within, type XmlElement } from '../xml/element.ts'
import { chosenOf } from './content.ts'
import type { Marks, Piece } from './piece.ts'

/** A formula (`m:oMath`): its LaTeX, or its letters and a warning. Nothing, if it holds no letter. */
export function formulaOf(math: XmlElement, display: boolean, marks: Marks): Piece[] {
  const text = lettersOf(math)
  try {
    const latex = latexOf(ommlOf(math))
    if (latex !== '' && (text !== '' || latex.includes('\\'))) return [{ kind: 'formula', latex, display }]
    return []
  } catch (error) {
    if (!(error instanceof UnreadableFormula)) throw error
    return [...(text === '' ? [] : [{ kind: 'text', text, marks } as const]), { kind: 'warning', code: 'formula' }]
  }
}

const isKept = ({ name }: XmlElement) => !DROPPED.has(name)
/** What a tracked change took out. */
const DROPPED = new Set(['w:del', 'w:moveFrom'])

function lettersOf(math: XmlElement): string {
  let letters = ''
  for (const element of within(math, isKept)) if (isLetters(element)) letters += textIn(element)
  return letters
}

const isLetters = ({ name }: XmlElement) => name === 'm:t' || name === 'w:t'

const ommlOf = (element: XmlElement): OmmlElement => ({
  name: element.name.slice(2).toLowerCase(),
  value: element.attributes['m:val'],
  children: element.children.flatMap((child) => (isElement(child) ? partsOf(child) : [])),
})

/** What Word's own elements wrap within a formula is part of it; text among formulas is upright. */
function partsOf(element: XmlElement): (OmmlElement | string)[] {
  const { name } = element
  if (name === 'm:t') return [inFont(textIn(element), undefined).text]
  if (name === 'w:sym') return [signOf(element)]
  if (name.startsWith('m:')) return [ommlOf(element)]
  if (name === 'w:r') return upright(lettersOf(element))
  if (name === 'mc:AlternateContent') return through(chosenOf(element))
  return WRAPS.has(name) ? through(element) : []
}

const through = (element: XmlElement | undefined) =>
  element?.children.flatMap((child) => (isElement(child) ? partsOf(child) : [])) ?? []

const WRAPS = new Set(['w:ins', 'w:moveTo', 'w:sdt', 'w:sdtContent', 'w:smartTag', 'w:customXml', 'w:hyperlink'])
const upright = (letters: string) => (letters === '' ? [] : [{ name: 'r', children: [UPRIGHT, letters] }])
const UPRIGHT: OmmlElement = { name: 'rpr', children: [{ name: 'nor', children: [] }] }

/** `w:sym`: a font and the number of its sign. */
export const signOf = ({ attributes }: XmlElement): string =>
  signIn(attributes['w:font'] ?? '', Number.parseInt(attributes['w:char'] ?? '', 16)) ?? '\ufffd'
