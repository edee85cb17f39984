import type { Lists } from './lists.ts'
import type { Pictures } from './pictures.ts'

/** What all parts of one file share while it is written. */
export interface Desk {
  pictures: Pictures
  lists: Lists
  /** The width of a line, in twentieths of a point. */
  width: number
}
