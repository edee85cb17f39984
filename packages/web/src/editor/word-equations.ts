// In a chunk of its own: few pastes hold equations (equations.ts).
import { latexOf } from '@bank/exchange/formula/omml'
import type { OmmlElement } from '@bank/exchange/formula/omml-element'
import { UnreadableFormula } from '@bank/exchange/formula/unreadable'
import type { Typeset } from './typeset.ts'

/** The MathML of an `m:oMath` in clipboard HTML; undefined when it cannot be read or drawn. */
export function formulaOf(math: Element, typeset: Typeset): string | undefined {
  try {
    const { mathml, fault } = typeset(latexOf(ommlOf(math)), isAlone(math))
    return fault === undefined ? mathml : undefined
  } catch (error) {
    if (error instanceof UnreadableFormula) return undefined
    throw error
  }
}

/** Word sets an equation on a line of its own when nothing else stands in its paragraph. */
function isAlone(math: Element): boolean {
  const paragraph = math.closest('p, div, li, td')
  const isDisplayed = math.closest('m\\:omathpara') !== null
  return isDisplayed && (paragraph?.textContent ?? '').trim() === (math.textContent ?? '').trim()
}

/** The clipboard wraps letters in `i`, `b` and `span`, and breaks its lines where it likes. */
function ommlOf(element: Element): OmmlElement {
  return {
    name: element.localName.replace(/^m:/, ''),
    value: element.getAttribute('m:val') ?? undefined,
    children: [...element.childNodes].flatMap(partsOf),
  }
}

function partsOf(node: Node): (OmmlElement | string)[] {
  if (node instanceof Text) return [node.data.replace(/\s*[\r\n]+\s*/g, ' ')]
  if (!(node instanceof Element)) return []
  return node.localName.startsWith('m:') ? [ommlOf(node)] : [...node.childNodes].flatMap(partsOf)
}
