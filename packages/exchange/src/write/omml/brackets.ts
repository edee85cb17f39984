// Brackets and bars that were typed, as pairs around what stands between them: as letters, LibreOffice loses the formula.
import { type Element, elementsIn, textIn } from '../html/tree.ts'

const OPEN = '([{⟨⌊⌈'
const CLOSE = ')]}⟩⌋⌉'
const SCRIPTS = /^m(?:sub|sup|subsup)$/

/**
 * The parts of one level, each pair with its content as one part. Brackets of two kinds may be a pair, as of `[2, 5)`;
 * one without another stays as it is, and bars are pairs where each has another.
 */
export const paired = (parts: readonly Element[]): Element[] => barred(bracketed(parts))

function bracketed(parts: readonly Element[]): Element[] {
  const levels: Element[][] = [[]]
  for (const part of parts) {
    const [open, ...inside] = levels.length > 1 && closingOf(part) ? (levels.pop() ?? []) : []
    if (open) levels.at(-1)?.push(pair(open, inside, part))
    else if (OPEN.includes(typed(part))) levels.push([part])
    else levels.at(-1)?.push(part)
  }
  return levels.flat()
}

/** A bracket that bears a power closes too. */
function closingOf(part: Element): Element | undefined {
  const [base] = SCRIPTS.test(part.tag) ? elementsIn(part) : [part]
  return base && CLOSE.includes(typed(base)) ? base : undefined
}

export const isBar = (part: Element | undefined): part is Element => part !== undefined && typed(part) === '|'

function barred(parts: readonly Element[]): Element[] {
  if (parts.filter(isBar).length % 2 === 1) return [...parts]
  const all: Element[] = []
  let open = -1
  for (const part of parts) {
    const [bar, ...inside] = isBar(part) && open >= 0 ? all.splice(open) : []
    if (isBar(part)) open = bar ? -1 : all.length
    all.push(bar ? pair(bar, inside, part) : part)
  }
  return all
}

/** The sign of a part that does not stretch; for any other part a word that is no bracket. */
function typed({ tag, attributes: { fence, stretchy }, children }: Element): string {
  const grows = fence === 'true' && stretchy !== 'false'
  return (/^m[io]$/.test(tag) && !grows && children.map(textIn).join('').trim()) || 'none'
}

const fence = (part: Element): Element => ({ ...part, tag: 'mo', attributes: { fence: 'true' } })

/** What bears a power is the whole pair. */
function pair(open: Element, inside: readonly Element[], close: Element): Element {
  if (!SCRIPTS.test(close.tag)) return { tag: 'mrow', attributes: {}, children: [fence(open), ...inside, fence(close)] }
  const [base, ...scripts] = elementsIn(close)
  return { ...close, children: [...(base ? [pair(open, inside, base)] : []), ...scripts] }
}
