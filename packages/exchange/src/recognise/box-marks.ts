// Options without letters, each behind a box to be ticked: `☐ x`, `[ ] y`, several of them after tabs.
import type { Line } from '../source/lines.ts'
import type { OptionMark } from './option-marks.ts'

/** `□ + 3 = 5` is a sum. */
const BOX = /(?:^\s*|\t\s*| {2,})([☐□❏❑❒◻▢☑☒✅]|\[(?:\s?|[xv✓√])\])\s*(?=[^\s+\-–×:=<>÷/])/gi
const TICKED = /[☑☒✅xv✓√]/i

export const isBox = (printed: string): boolean => /^[☐□❏❑❒◻▢☑☒✅]$|^\[[^A-J]?\]$/i.test(printed)

/** The boxes of a line that begins with one, with letters in their order. */
export function boxMarks({ text }: Line, known: number): OptionMark[] {
  const found = [...text.matchAll(BOX)]
  if (found[0]?.index !== 0) return []
  return found.map(({ 0: whole, 1: printed = '', index }, at) => ({
    letter: String.fromCharCode(65 + known + at),
    printed,
    at: index,
    from: index + whole.length,
    to: found[at + 1]?.index ?? Number.POSITIVE_INFINITY,
    isKey: TICKED.test(printed),
    isAutomatic: false,
  }))
}
