/** Commands by what a person would type for them. */
const SIGNS = new Map(
  Object.entries({
    times: '×',
    cdot: '·',
    div: '÷',
    pm: '±',
    le: '≤',
    leq: '≤',
    ge: '≥',
    geq: '≥',
    ne: '≠',
    neq: '≠',
    approx: '≈',
    equiv: '≡',
    infty: '∞',
    to: '→',
    rightarrow: '→',
    Rightarrow: '⇒',
    Leftrightarrow: '⇔',
    ldots: '…',
    dots: '…',
    cdots: '…',
    circ: '°',
    degree: '°',
    angle: '∠',
    triangle: '△',
    parallel: '∥',
    perp: '⊥',
    in: '∈',
    notin: '∉',
    subset: '⊂',
    cup: '∪',
    cap: '∩',
    emptyset: '∅',
    sum: '∑',
    int: '∫',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    Delta: 'Δ',
    epsilon: 'ε',
    theta: 'θ',
    lambda: 'λ',
    mu: 'μ',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    Sigma: 'Σ',
    tau: 'τ',
    phi: 'φ',
    omega: 'ω',
    Omega: 'Ω',
    quad: ' ',
    qquad: ' ',
    ',': ' ',
    ';': ' ',
    ':': ' ',
    '\\': ' ',
    '!': '',
  }),
)
/** Commands that change only how their content looks. */
const LOOKS = new Set([
  ...'text textrm textbf textit mathrm mathbf mathit mathbb mathcal mathsf operatorname overline underline bar vec'.split(
    ' ',
  ),
  ...'hat boxed left right big Big bigl bigr displaystyle textstyle limits'.split(' '),
])
const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac', 'cfrac'])
const TOKEN = /\\(?:[A-Za-z]+|[\s\S])|[\s\S]/gu
/** Needs no brackets beside a fraction bar or an exponent. */
const SIMPLE = /^-?[\p{L}\p{N}.,°′']*$/u
/** A formula nested deeper is no formula of an exam. */
const MOST_NESTED = 100

const bracketed = (text: string) => (SIMPLE.test(text) ? text : `(${text})`)

/** LaTeX as a person would type it: `1\frac{1}{4}` is `1 1/4`, `3{,}5 \times 10^{8}` is `3,5 × 10^8`. */
export function latexText(latex: string): string {
  const tokens = latex.match(TOKEN) ?? []
  let at = 0
  return until('').replace(/\s+/g, ' ').trim()

  /** The text up to the token `end`, which is passed. */
  function until(end: string, depth = 0): string {
    let text = ''
    while (at < tokens.length) {
      const token = tokens[at++] ?? ''
      if (token === end) return text
      text += one(token, depth)
    }
    return text
  }

  function one(token: string, depth: number): string {
    if (depth > MOST_NESTED) return token
    if (token === '{') return until('}', depth + 1)
    if (token === '^' || token === '_') return raised(token, argument(depth))
    return token.startsWith('\\') ? command(token.slice(1), depth) : plain(token)
  }

  function command(name: string, depth: number): string {
    if (FRACTIONS.has(name)) return ` ${bracketed(argument(depth))}/${bracketed(argument(depth))} `
    if (name === 'sqrt') return root(depth)
    if (name === 'begin' || name === 'end') return argument(depth) && ' '
    return named(name)
  }

  /** A group, or the one thing that follows, as `^2` and `\frac12` have it. */
  function argument(depth: number): string {
    while (tokens[at]?.trim() === '' || LOOKS.has(tokens[at]?.slice(1) ?? '')) at++
    const token = tokens[at++]
    return token === undefined ? '' : one(token, depth + 1).trim()
  }

  function root(depth: number): string {
    if (tokens[at] !== '[') return `√${bracketed(argument(depth))}`
    at++
    return `[${until(']', depth + 1)}]√${bracketed(argument(depth))}`
  }
}

const raised = (mark: string, text: string) => (text === '°' ? text : mark + bracketed(text))

function named(command: string): string {
  if (LOOKS.has(command)) return ''
  return SIGNS.get(command) ?? (/[A-Za-z]/.test(command) ? ` ${command} ` : command)
}

const plain = (token: string) => (token === '}' ? '' : token === '~' || token === '&' ? ' ' : token)
