// A .docx as blocks: everything that stands in it, or a warning in its place. No database, no network, no disk.
import { isElement, type XmlElement } from '../xml/element.ts'
import { readXml, XML_LIMITS } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { Block } from './blocks.ts'
import { readBlock } from './body.ts'
import { Counters } from './counters.ts'
import { EQUATION_LIMITS, readEquations } from './equations.ts'
import { numberingOf } from './numbering.ts'
import { openPackage, type Package, type Relationships } from './package.ts'
import { forgetPages } from './pages.ts'
import type { NoteKind, Story } from './story.ts'
import { stylesOf } from './styles.ts'
import { type Warning, warningsIn } from './warnings.ts'

/**
 * `things` is how much a document may say: paragraphs, pieces, cells, and one more for each 100 letters. Two thousand
 * questions with all that belongs to them take some 100,000; markup that says little in few bytes would fill the memory.
 */
export const DOCX_LIMITS = { ...XML_LIMITS, things: 500_000, ofEquations: EQUATION_LIMITS }

export interface Docx {
  blocks: Block[]
  /** Those among the pieces and those of what does not show, in the order of the document. */
  warnings: Warning[]
  /** The bytes of a part that a piece names. Throws FileRefused while they are read. */
  bytesOf: (part: string) => AsyncIterable<Uint8Array>
}

/** Throws FileRefused for what is no .docx, is locked or damaged, or would be too large. */
export async function readDocx(bytes: Uint8Array, limits = DOCX_LIMITS): Promise<Docx> {
  const file = await openPackage(bytes)
  const story = await storyOf(file, limits)
  const blocks: Block[] = []
  // the children of the body come one by one and are forgotten: memory grows with what is said, not with its markup
  const take = (child: XmlElement) => {
    for (const block of readBlock(child, story, {})) blocks.push(block)
  }
  const root = await readXml(file.zip.bytesOf(file.main), { each: { of: 'w:body', take }, limits })
  if (root.name !== 'w:document') throw new FileRefused('not-docx', root.name)
  await readEquations(blocks, file.zip, limits.ofEquations)
  if (!story.position.isMarked) forgetPages(blocks, story.notices)
  const warnings = [...warningsIn(blocks), ...story.notices].sort((a, b) => a.place.para - b.place.para)
  return { blocks, warnings, bytesOf: file.zip.bytesOf }
}

async function storyOf(file: Package, limits: typeof DOCX_LIMITS): Promise<Story> {
  const relationships = await file.relationshipsOf(file.main)
  const part = (type: string) => partOf(file, relationships, type, limits)
  const styles = stylesOf((await part('styles'))?.root)
  const numbering = numberingOf((await part('numbering'))?.root, styles)
  const story: Omit<Story, 'takeNote'> = {
    package: file,
    relationships,
    styles,
    numbering,
    counters: new Counters(),
    position: { page: 1, para: 0, table: 0, isBroken: false, isMarked: false },
    budget: { left: limits.things },
    bookmarks: [],
    notices: [],
  }
  const notes = { footnotes: await part('footnotes'), endnotes: await part('endnotes') }
  return { ...story, takeNote: notesOf(notes, story) }
}

interface Part {
  root: XmlElement
  relationships: Relationships
}

async function partOf(
  file: Package,
  relationships: Relationships,
  type: string,
  limits: typeof DOCX_LIMITS,
): Promise<Part | undefined> {
  const found = [...relationships.values()].find((relationship) => relationship.type === type && !relationship.external)
  if (!found || !file.zip.has(found.target)) return undefined
  const root = await readXml(file.zip.bytesOf(found.target), { limits })
  return { root, relationships: await file.relationshipsOf(found.target) }
}

/** Places in a note are those of its mark. */
function notesOf(parts: Record<NoteKind, Part | undefined>, story: Omit<Story, 'takeNote'>): Story['takeNote'] {
  const left = (part: Part | undefined) =>
    new Map((part?.root.children ?? []).filter(isElement).map((note) => [note.attributes['w:id'] ?? '', note]))
  const notes = { footnotes: left(parts.footnotes), endnotes: left(parts.endnotes) }
  return (kind, id) => {
    const note = notes[kind].get(id)
    notes[kind].delete(id)
    const relationships = parts[kind]?.relationships ?? new Map()
    const own = { ...story, relationships, position: { ...story.position }, takeNote: () => undefined }
    return note && { note, story: own }
  }
}
