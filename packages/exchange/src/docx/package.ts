// The container of a .docx: parts, their types, and which part points to which.
import { childrenOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { isZip, openZip, type Zip } from '../zip/zip.ts'

export interface Relationship {
  /** The last word of its type: `image`, `styles`; the same in the strict form. */
  type: string
  /** The name of a part, or an address when it is `external`. */
  target: string
  external: boolean
}
export type Relationships = ReadonlyMap<string, Relationship>

export interface Package {
  zip: Zip
  /** The part that the whole begins with. */
  main: string
  /** The content type, in lower case; '' if the file says none. */
  typeOf: (part: string) => string
  relationshipsOf: (part: string) => Promise<Relationships>
}

const CONTENT_TYPES = '[Content_Types].xml'

/** Throws FileRefused: `not-docx` for other files, `locked` for a password. */
export async function openPackage(bytes: Uint8Array): Promise<Package> {
  if (!isZip(bytes)) throw new FileRefused(isLocked(bytes) ? 'locked' : 'not-docx', 'no zip')
  const zip = await openZip(bytes)
  const start = await relationshipsOf(zip, '')
  const main = [...start.values()].find(({ type }) => type === 'officeDocument')?.target
  if (!main || !zip.has(main) || !zip.has(CONTENT_TYPES)) throw new FileRefused('not-docx', 'no main part')
  const typeOf = typesOf(await readXml(zip.bytesOf(CONTENT_TYPES)))
  return { zip, main, typeOf, relationshipsOf: (part) => relationshipsOf(zip, part) }
}

/** A document with a password is an OLE file with this stream; one without it is an old .doc. */
export const isLocked = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length).includes(Buffer.from('EncryptedPackage', 'utf16le'))

function typesOf(root: XmlElement) {
  const [byEnd, byName] = [new Map<string, string>(), new Map<string, string>()]
  for (const { attributes } of childrenOf(root, 'Default')) note(byEnd, attributes.Extension, attributes.ContentType)
  for (const { attributes } of childrenOf(root, 'Override')) {
    note(byName, attributes.PartName?.replace(/^\//, ''), attributes.ContentType)
  }
  return (part: string) => {
    const name = part.toLowerCase()
    return byName.get(name) ?? byEnd.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''
  }
}

const note = (types: Map<string, string>, key = '', type = '') => types.set(key.toLowerCase(), type.toLowerCase())

async function relationshipsOf(zip: Zip, part: string): Promise<Relationships> {
  const [folder, name] = splitAtFile(part)
  const where = `${folder}_rels/${name}.rels`
  if (!zip.has(where)) return new Map()
  const root = await readXml(zip.bytesOf(where))
  return new Map(childrenOf(root, 'Relationship').map(({ attributes }) => relationshipOf(attributes, folder)))
}

function relationshipOf(attributes: XmlElement['attributes'], folder: string): [string, Relationship] {
  const { Id = '', Type = '', Target = '', TargetMode } = attributes
  const external = TargetMode === 'External'
  const type = Type.slice(Type.lastIndexOf('/') + 1)
  return [Id, { type, external, target: external ? Target : resolved(folder, Target) }]
}

const splitAtFile = (part: string): [folder: string, name: string] => {
  const at = part.lastIndexOf('/') + 1
  return [part.slice(0, at), part.slice(at)]
}

/** `word/` and `../media/a.png` are `media/a.png`. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps: string[] = []
  for (const step of (folder + target).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}
