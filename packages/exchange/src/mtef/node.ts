/** What an equation is made of. Sizes, colours and fonts are left out. */
export type Node = Char | Slot | Matrix | Template
export type Slot = Line | Pile

export interface Char {
  kind: 'char'
  /** The typeface, one of FACES or a font of the equation's own. */
  face: number
  /** MTCode, which is Unicode and some private characters. */
  code: number
  /** `code` is a place in the font instead. */
  isPlace: boolean
  /** The first letter of the name of a function. */
  beginsName: boolean
  /** Numbers of the signs over, under and through it. */
  marks: readonly number[]
}

export interface Line {
  kind: 'line'
  nodes: readonly Node[]
}

/** Lines under each other. */
export interface Pile {
  kind: 'pile'
  /** How they stand to each other: 1 left, 2 centre, 3 right, 4 by their signs of comparison. */
  align: number
  nodes: readonly Node[]
}

export interface Matrix {
  kind: 'matrix'
  columns: number
  nodes: readonly Node[]
}

/** A fraction, a root ...: `selector` says what, `variation` in which form. */
export interface Template {
  kind: 'template'
  selector: number
  variation: number
  nodes: readonly Node[]
}

/** Version 3 is of Equation Editor 3, 5 of MathType 4 and later. */
export type Version = 3 | 5

export const FACES = {
  text: 1,
  name: 2,
  smallGreek: 4,
  largeGreek: 5,
  symbol: 6,
  vector: 7,
  eastern: 12,
  marker: 23,
  space: 24,
}

export const isSlot = (node: Node): node is Slot => node.kind === 'line' || node.kind === 'pile'
