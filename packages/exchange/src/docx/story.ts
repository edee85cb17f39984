import type { XmlElement } from '../xml/element.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { Place } from './blocks.ts'
import type { Counters } from './counters.ts'
import type { Numbering } from './numbering.ts'
import type { Package, Relationships } from './package.ts'
import type { Styles } from './styles.ts'
import type { Warning } from './warnings.ts'

/** How far the reading came. */
export interface Position {
  page: number
  para: number
  table: number
  /** A page was ended by hand, and Word's own mark of the same page is still to come. */
  isBroken: boolean
  /** The file says where its pages end. */
  isMarked: boolean
}

/** What is known while a part is read: the document, or its notes. */
export interface Story {
  package: Package
  relationships: Relationships
  styles: Styles
  numbering: Numbering
  counters: Counters
  position: Position
  /** What the document may still say; shared with its notes. */
  budget: Budget
  /** Bookmarks that began between paragraphs, for the next one. */
  bookmarks: string[]
  /** What a paragraph does not show: tracked changes, hidden text. */
  notices: Warning[]
  /** The content of a note and its own story, once: another mark of the same note gives nothing. */
  takeNote: (kind: NoteKind, id: string) => { note: XmlElement; story: Story } | undefined
}

export type NoteKind = 'footnotes' | 'endnotes'

export interface Budget {
  left: number
}

/** Throws FileRefused once a document says more than it may. */
export function spend({ budget }: Story, cost: number) {
  budget.left -= cost
  if (budget.left < 0) throw new FileRefused('too-large', 'over the budget of a document')
}

/** Around a block: the table that it stands in, or the text box. */
export interface Around {
  table?: number
  row?: number
  inBox?: true
}

/** The place of the next paragraph. */
export function nextPlace(story: Story, { table, row }: Around): Place {
  const { position } = story
  spend(story, 1)
  position.para++
  return placeOf(position, table, row)
}

export const placeOf = ({ page, para }: Position, table?: number, row?: number): Place => ({
  page,
  para,
  ...(table && { table }),
  ...(row && { row }),
})
