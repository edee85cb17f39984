import type { XmlElement } from '../xml/element.ts'
import type { Place } from './blocks.ts'
import type { WarningCode } from './piece.ts'
import { Pieces } from './pieces.ts'
import type { NoteKind, Story } from './story.ts'

/** A paragraph while it is read. */
export class Line {
  readonly pieces = new Pieces()
  /** Text boxes that are anchored here; their paragraphs follow. */
  readonly boxes: XmlElement[] = []
  readonly notes: { kind: NoteKind; id: string }[] = []
  readonly bookmarks: string[] = []
  private readonly noticed = new Set<WarningCode>()

  constructor(
    readonly story: Story,
    readonly place: Place,
  ) {}

  /** Once a paragraph: what was left out, or taken in, without a trace. */
  notice(code: WarningCode) {
    if (this.noticed.has(code)) return
    this.noticed.add(code)
    this.story.notices.push({ code, place: this.place })
  }

  /** A page that a person ended, or the mark that Word left where one ended. */
  endPage(byHand: boolean) {
    const { position } = this.story
    if (byHand || !position.isBroken) position.page++
    position.isBroken = byHand
    if (!byHand) position.isMarked = true
    if (this.pieces.all.length === 0) this.place.page = position.page
  }
}
