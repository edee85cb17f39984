import { textToFragment } from '../editor/fragment.ts'
import { loadTypeset, undrawn } from '../editor/typeset.ts'

/** What was typed or pasted as fragments, formulas drawn; one that cannot be drawn yet is kept as typed. */
export async function fragmentsOf(texts: readonly string[]): Promise<string[]> {
  const draw = texts.some((text) => text.includes('$')) ? await loadTypeset().catch(() => undrawn) : undrawn
  return texts.map((text) => textToFragment(text, (latex, display) => draw(latex, display).mathml))
}
