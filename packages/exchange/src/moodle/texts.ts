import { pictureSource } from '../html/picture.ts'
import type { Desk } from '../systems/desk.ts'
import { blocksOfHtml, partOfHtml } from '../systems/foreign-text.ts'
import { htmlOfText, type TextFormat } from '../systems/text-format.ts'
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/element.ts'
import { type Pictures, pictureInAddress } from './pictures.ts'

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
  '0': 'moodle',
  '1': 'html',
  '2': 'plain',
  '4': 'markdown',
}

/** The letters of an element, or of the `text` in it. */
export const lineOf = (element: XmlElement | undefined): string =>
  element ? textIn(childOf(element, 'text') ?? element).trim() : ''

export const lineIn = (question: XmlElement, name: string): string => lineOf(childOf(question, name))

/** Whether an element says anything. */
export const isSaid = (element: XmlElement | undefined): boolean => lineOf(element) !== ''

/** Texts of one question, with the pictures that stand beside each. */
export interface Texts {
  blocks: (element: XmlElement | undefined) => string
  part: (element: XmlElement | undefined) => ReturnType<typeof partOfHtml>
}

export function textsOf(desk: Desk, pictures: Pictures, format: TextFormat): Texts {
  const read =
    <Text>(of: (html: string, desk: Desk) => Text) =>
    (element: XmlElement | undefined): Text => {
      const files = filesOf(element)
      const used = new Set<string>()
      const partOf = (source: string) => {
        const name = nameIn(source)
        if (name !== undefined) used.add(name)
        const file = name === undefined ? undefined : files.get(name)
        return file ? pictures.keep(textIn(file), endingOf(name ?? '')) : pictureInAddress(source, pictures)
      }
      const html = htmlOfText(lineOf(element), FORMATS[element?.attributes.format ?? ''] ?? format)
      const text = of(html, { ...desk, partOf })
      if ([...files.keys()].some((name) => !used.has(name))) desk.lose('lampiran')
      return text
    }
  return { blocks: read(blocksOfHtml), part: read(partOfHtml) }
}

/** By the addresses that the text has for them. */
function filesOf(element: XmlElement | undefined): Map<string, XmlElement> {
  const files = element ? childrenOf(element, 'file') : []
  return new Map(files.map((file) => [`${file.attributes.path ?? '/'}${file.attributes.name ?? ''}`, file]))
}

const BESIDE = /^@@PLUGINFILE@@([^?#]*)/

function nameIn(source: string): string | undefined {
  const name = BESIDE.exec(source)?.[1]
  if (name === undefined) return undefined
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const endingOf = (name: string) => /\.(\w{1,8})$/.exec(name)?.[1] ?? ''

/** The picture of a question as Moodle 1.9 had it: beside the text, not in it. '' for none. */
export function oldPictureHtml(question: XmlElement, { lose }: Desk, pictures: Pictures): string {
  const name = lineIn(question, 'image')
  if (name === '') return ''
  const part = pictures.keep(lineIn(question, 'image_base64'), endingOf(name))
  if (part === undefined) lose(`gambar ${name.slice(0, 60)}`)
  return part === undefined ? '' : `<p><img src="${pictureSource({ part })}"></p>`
}
