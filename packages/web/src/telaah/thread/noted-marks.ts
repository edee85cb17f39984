import { canMark } from '../can-mark.ts'
import { drawnRange } from '../marks.ts'
import type { Noted } from './noted.ts'
import { paintRanges } from './thread-marks.ts'

/** Paints what is commented and open in the editors of a form. */
export function paintNoted(form: Element | null, noted: readonly Noted[]) {
  if (!canMark()) return
  const open = noted.filter(({ resolved_at }) => resolved_at === null)
  paintRanges(open.flatMap(({ place, words }) => (place && words && drawnRange(form, { place, ...words })) || []))
}
