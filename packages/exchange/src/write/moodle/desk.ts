import type { PictureOf } from '../written-question.ts'

/** What the parts of one question are written with. */
export interface Desk {
  pictureOf: PictureOf
  /** What Moodle cannot hold of it, in words: `rubrik`. */
  lose: (what: string) => void
}
