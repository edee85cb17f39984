// What stands in a paragraph, one after the other, as plain data.

export type Piece = TextPiece | FormulaPiece | PicturePiece | ObjectPiece | BreakPiece | WarningPiece

export interface TextPiece {
  kind: 'text'
  /** With `\t` where the file has a tab. */
  text: string
  marks: Marks
}

export interface Marks {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  script?: 'sub' | 'sup'
  /** Hexadecimal, as `FF0000`; black has none. */
  color?: string
  /** A word or a hexadecimal colour. */
  highlight?: string
}

export interface FormulaPiece {
  kind: 'formula'
  latex: string
  /** On a line of its own, in a paragraph that holds nothing else. */
  display: boolean
}

export interface PicturePiece {
  kind: 'picture'
  /** The name of the part that holds its bytes. */
  part: string
  type: 'image/png' | 'image/jpeg'
  /** As it is shown, in pixels of 1/96 inch, at most 9999. */
  width?: number
  alt?: string
  /** How much is cut off at each side, as a share of the whole. */
  crop?: Crop
}

export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

/** What another program made, such as a sheet. Equations are read: they are formulas. */
export interface ObjectPiece {
  kind: 'object'
  /** Its ProgID: `Excel.Sheet.12`. */
  program: string
  part: string
  /** The part with the picture that Word shows for it. */
  preview?: string
}

/** The line, the column or the page ends. */
export interface BreakPiece {
  kind: 'break'
}

/** Stands where something could not be read. */
export interface WarningPiece {
  kind: 'warning'
  code: WarningCode
  /** What it was: `EMF`, the name of a font, what in an equation is not known. */
  detail?: string
  part?: string
}

export type WarningCode =
  | 'picture-format'
  | 'picture-linked'
  | 'picture-missing'
  | 'shape'
  | 'formula'
  | 'symbol'
  | 'embedded'
  | 'changes'
  | 'hidden'
  /** A cell whose formula ended in an error. */
  | 'cell'
