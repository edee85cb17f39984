// XML of files that strangers send: bounded, without entities of its own, one piece held at a time.
import { TextDecoder } from 'node:util'
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { FileRefused } from '../zip/file-refused.ts'
import type { XmlElement } from './element.ts'
import { nameOf } from './namespaces.ts'

/** `depth` in levels; `held` in elements that are in memory at once. */
export const XML_LIMITS = { depth: 300, held: 1_000_000 }
/** Of one element: a parser gives it only when all of them are read. */
const MOST_ATTRIBUTES = 1_000

interface Building extends XmlElement {
  children: (Building | string)[]
}

interface Options {
  /** Who takes the children of this element one by one, as soon as each is whole; they are not kept in the tree. */
  each?: { of: string; take: (child: XmlElement) => void }
  limits?: typeof XML_LIMITS
  /** Leaves out a DOCTYPE that declares nothing of its own; else any is refused. */
  skipsDoctype?: boolean
}

/** Elements that have none share this. */
const NONE: Readonly<Record<string, string>> = {}

/** The root of a part of a file, read piece by piece. Throws FileRefused. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, options: Options = {}): Promise<XmlElement> {
  const builder = new Builder(options)
  const parser = parserFor(builder, options)
  let decoder: TextDecoder | undefined
  for await (const piece of bytes) {
    decoder ??= decoderOf(piece)
    parser.write(decoder.decode(piece, { stream: true }))
  }
  parser.write(decoder?.decode() ?? '').close()
  return rootOf(builder)
}

/** The root of XML that is a text already. Throws FileRefused. */
export function readXmlText(text: string, options: Options = {}): XmlElement {
  const builder = new Builder(options)
  parserFor(builder, options).write(text).close()
  return rootOf(builder)
}

function rootOf({ root }: Builder): XmlElement {
  if (!root) throw new FileRefused('broken', 'an empty part')
  return root
}

/** UTF-16 begins with its mark; all else is UTF-8. The mark itself is left out. */
function decoderOf([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8')
}

function parserFor(builder: Builder, { skipsDoctype = false }: Options) {
  const parser = new SaxesParser({ xmlns: true })
  // without declarations there are no entities but those of XML
  parser.on('doctype', (doctype) => {
    if (!skipsDoctype || doctype.includes('[')) throw new FileRefused('doctype', 'DOCTYPE')
  })
  parser.on('error', ({ message }) => {
    throw new FileRefused('broken', message)
  })
  let attributes = 0
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) throw new FileRefused('broken', `over ${MOST_ATTRIBUTES} attributes`)
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    builder.open(tag)
  })
  parser.on('closetag', () => builder.close())
  parser.on('text', (text) => builder.text(text))
  parser.on('cdata', (text) => builder.text(text))
  return parser
}

class Builder {
  root: XmlElement | undefined
  private readonly path: Building[] = []
  private held = 0
  /** Where the element stands whose children are taken one by one. */
  private eachAt = -1
  private readonly limits: typeof XML_LIMITS

  constructor(private readonly options: Options) {
    this.limits = options.limits ?? XML_LIMITS
  }

  open({ uri, local, attributes }: SaxesTagNS) {
    const element: Building = { name: nameOf(uri, local), attributes: attributesOf(attributes), children: [] }
    if (this.path.length >= this.limits.depth) throw new FileRefused('broken', `over ${this.limits.depth} levels`)
    if (++this.held > this.limits.held) throw new FileRefused('too-large', `over ${this.limits.held} elements at once`)
    if (!this.isTaken()) this.path.at(-1)?.children.push(element)
    this.root ??= element
    if (this.eachAt < 0 && element.name === this.options.each?.of) this.eachAt = this.path.length
    this.path.push(element)
  }

  close() {
    const element = this.path.pop()
    if (this.path.length === this.eachAt) this.eachAt = -1
    if (!element || !this.isTaken()) return
    this.held = this.path.length
    this.options.each?.take(element)
  }

  text(text: string) {
    const children = this.path.at(-1)?.children
    if (children && !this.isTaken()) children.push(text)
  }

  /** Whether what stands right here is for `each`. */
  private isTaken() {
    return this.eachAt >= 0 && this.path.length === this.eachAt + 1
  }
}

function attributesOf(attributes: Record<string, SaxesAttributeNS>): Readonly<Record<string, string>> {
  let known: Record<string, string> | undefined
  for (const { uri, local, prefix, value } of Object.values(attributes)) {
    if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) continue
    known ??= {}
    known[nameOf(uri, local)] = value
  }
  return known ?? NONE
}
