import type { PictureOf } from '../written-question.ts'

/** What the parts of one question are written with. */
export interface Desk {
  pictureOf: PictureOf
  /** What Moodle cannot hold of it, in words: `rubrik`. */
  lose: (what: string) => void
}

/** A question as a kind of Moodle. */
export interface MoodleParts {
  type: string
  /** XML. */
  inside: string[]
}
