import type { LetterStyle } from '../../formula/alphabets.ts'
import { element, xmlText } from '../xml.ts'

/** An element of OMML. */
export const m = (name: string, ...inside: string[]): string => {
  const content = inside.join('')
  return `<m:${name}>${content}</m:${name}>`
}

/** The properties of an element, in the order that the schema wants; those that are undefined are left out. */
export const properties = (of: string, values: Readonly<Record<string, string | undefined>>): string =>
  m(
    `${of}Pr`,
    ...Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : element(`m:${name}`, { 'm:val': value }),
    ),
  )

export interface RunStyle extends LetterStyle {
  /** Words among the formula. */
  isText?: boolean
  /** A sign that is no command. */
  isLiteral?: boolean
}

const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>'

export function run(text: string, { style, script, isText, isLiteral }: RunStyle = {}): string {
  if (text === '') return ''
  const said = isText
    ? '<m:nor/>'
    : (isLiteral ? '<m:lit/>' : '') +
      (script ? element('m:scr', { 'm:val': script }) : '') +
      (style ? element('m:sty', { 'm:val': style }) : '')
  return `<m:r>${said && m('rPr', said)}${FONT}<m:t xml:space="preserve">${xmlText(text)}</m:t></m:r>`
}
