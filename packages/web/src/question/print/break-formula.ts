const SIGNS = /^[=<>≤≥≈≠≡+−±∓→⇒⇔∪∩]$/
const isSign = ({ localName, textContent }: Element) => localName === 'mo' && SIGNS.test(textContent ?? '')

/**
 * Breaks a formula before its outermost signs, so that it goes on in the next line: Word does the same, and browsers do not.
 * Returns its pieces; the formula itself where it has no sign.
 */
export function breakFormula(formula: Element): Element[] {
  const first = formula.children.length === 1 ? formula.firstElementChild : null
  const row = first?.localName === 'mrow' ? first : formula
  const groups: Element[][] = []
  for (const child of row.children) {
    const open = groups.at(-1)
    if (open && !isSign(child)) open.push(child)
    else groups.push([child])
  }
  if (groups.length < 2) return [formula]
  const pieces = groups.map((group) => pieceOf(formula, group))
  formula.closest('.together')?.classList.remove('together')
  formula.replaceWith(formula.getAttribute('display') === 'block' ? centred(pieces) : inLine(pieces))
  return pieces
}

function pieceOf(formula: Element, group: readonly Element[]) {
  const piece = formula.cloneNode(false) as Element
  if (piece.getAttribute('display') === 'block') piece.setAttribute('displaystyle', 'true')
  piece.removeAttribute('display')
  // a sign that begins a formula stands close to what follows, as in -1
  if (group[0] && isSign(group[0])) group[0].setAttribute('form', 'infix')
  piece.append(...group)
  return piece
}

function inLine(pieces: readonly Element[]) {
  const line = document.createElement('span')
  line.append(...pieces)
  return line
}

function centred(pieces: readonly Element[]) {
  const line = inLine(pieces)
  line.className = 'paper-formula'
  return line
}
