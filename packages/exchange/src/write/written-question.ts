import type { QuestionContent } from '../recognise/question.ts'

/** A question of the bank to be written into a file. Its pictures are sources that `PictureBytes` knows. */
export interface WrittenQuestion extends QuestionContent {
  id: number
  /** As people know it: `S-12`. */
  code: string
  /** As the wire has it. */
  status: string
  /** The question whose text is the stimulus. */
  stimulusOf?: number
}

/** A picture as it is stored, without its bytes: PNG or JPEG. Undefined when it no longer exists. */
export interface WrittenPicture {
  type: 'png' | 'jpeg'
  /** In CSS pixels. */
  width: number
  height: number
}

export type PictureOf = (source: string) => WrittenPicture | undefined
