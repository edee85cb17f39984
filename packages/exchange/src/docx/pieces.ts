import { readField } from './field.ts'
import { areSame } from './format.ts'
import type { Marks, Piece, WarningCode } from './piece.ts'

/** A field of Word: an instruction, and in most fields what it gave last. */
interface Field {
  instruction: string
  /** What stands within the instruction; or the result, where the instruction itself was read. */
  inside: Piece[]
  isResult: boolean
  /** The instruction was read, so its result would come twice. */
  isRead: boolean
}

/** The pieces of a paragraph while it is read. Of fields only the result shows. */
export class Pieces {
  readonly all: Piece[] = []
  private readonly open: Field[] = []

  text(text: string, marks: Marks) {
    if (text === '') return
    const last = this.target().at(-1)
    if (last?.kind === 'text' && areSame(last.marks, marks)) last.text += text
    else this.put({ kind: 'text', text, marks })
  }

  put(piece: Piece) {
    this.target().push(piece)
  }

  warn(code: WarningCode, detail?: string) {
    this.put({ kind: 'warning', code, ...(detail && { detail }) })
  }

  beginField() {
    this.open.push({ instruction: '', inside: [], isResult: false, isRead: false })
  }

  instruct(text: string) {
    const field = this.open.at(-1)
    if (field && !field.isResult) field.instruction += text
  }

  separate() {
    const field = this.open.pop()
    if (!field) return
    if (!field.isResult) this.end(field)
    this.open.push({ ...field, isResult: true, inside: [] })
  }

  endField() {
    const field = this.open.pop()
    if (!field || field.isResult) return
    this.end(field)
    // without a result, the pictures of the instruction are all there is
    if (!field.isRead) this.keep(field.inside)
  }

  /** The end of an instruction. */
  private end(field: Field) {
    const read = readField(field.instruction)
    field.isRead = read !== undefined
    for (const piece of read ?? []) this.put(piece)
    if (field.isRead) this.keep(field.inside)
  }

  private keep(inside: readonly Piece[]) {
    for (const piece of inside) if (piece.kind !== 'text') this.put(piece)
  }

  /** All pieces; what stands in a field that never ended is kept. */
  finish(): Piece[] {
    for (const field of this.open.splice(0)) this.all.push(...(field.isRead ? [] : field.inside))
    return this.all
  }

  private target(): Piece[] {
    return this.open.findLast(({ isResult, isRead }) => !isResult || isRead)?.inside ?? this.all
  }
}
