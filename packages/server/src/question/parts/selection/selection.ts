import { nothingToShow } from '../../../db/postgres-errors.ts'

/** Throws VALIDATION unless an option has text or a picture (decisions 4). */
export function requireSomething(text: string, image: unknown) {
  if (text === '' && !image) throw nothingToShow('selection_check')
}
