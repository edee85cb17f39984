import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { UnreadableFormula } from './unreadable.ts'

/** LaTeX for signs that Word writes as characters. Signs that are missing here are typeset as they are. */
const NAMED: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ϑ: 'vartheta',
  ι: 'iota',
  κ: 'kappa',
  ϰ: 'varkappa',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'varsigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'varphi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  '∆': 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Υ: 'Upsilon',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
  '×': 'times',
  '÷': 'div',
  '±': 'pm',
  '∓': 'mp',
  '⋅': 'cdot',
  '·': 'cdot',
  '∙': 'bullet',
  '∘': 'circ',
  '≤': 'le',
  '≥': 'ge',
  '≠': 'ne',
  '≈': 'approx',
  '≡': 'equiv',
  '≅': 'cong',
  '∼': 'sim',
  '∝': 'propto',
  '∞': 'infty',
  '∂': 'partial',
  '∇': 'nabla',
  '∈': 'in',
  '∉': 'notin',
  '∋': 'ni',
  '⊂': 'subset',
  '⊃': 'supset',
  '⊆': 'subseteq',
  '⊇': 'supseteq',
  '∪': 'cup',
  '∩': 'cap',
  '∅': 'varnothing',
  '∀': 'forall',
  '∃': 'exists',
  '¬': 'neg',
  '∧': 'wedge',
  '∨': 'vee',
  '→': 'to',
  '←': 'leftarrow',
  '↔': 'leftrightarrow',
  '⇒': 'Rightarrow',
  '⇐': 'Leftarrow',
  '⇔': 'Leftrightarrow',
  '⟶': 'longrightarrow',
  '⟹': 'Longrightarrow',
  '↑': 'uparrow',
  '↓': 'downarrow',
  '∠': 'angle',
  '⊥': 'perp',
  '∥': 'parallel',
  '△': 'triangle',
  '∣': 'mid',
  '…': 'ldots',
  '⋯': 'cdots',
  '⋮': 'vdots',
  '⋱': 'ddots',
  ℓ: 'ell',
  '∴': 'therefore',
  '∵': 'because',
  '⇌': 'rightleftharpoons',
  '√': 'surd',
  '\\': 'backslash',
}

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '′': "'",
  '″': "''",
  '°': '^{\\circ}',
  ' ': '\\ ',
  '\u00a0': '~',
  '\u2003': '\\quad ',
  '\u2009': '\\,',
  '\u200a': '\\,',
  '\u2005': '\\:',
  '\u2004': '\\;',
  '\u200b': '',
  '\u2061': '',
  '\u2062': '',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '^': '\\hat{}',
  '~': '\\sim ',
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
}

/** Names that stand upright: `\sin`. */
export const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg lim max min sup inf det gcd exp arg deg dim'.split(
    ' ',
  ),
)

/** Operators with limits. */
export const LARGE: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '∯': '\\oiint',
  '∰': '\\oiiint',
  '∲': '\\varointclockwise',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
  '⨁': '\\bigoplus',
  '⨂': '\\bigotimes',
}

/** What may stand behind `\left` and `\right`. */
export const FENCES: Readonly<Record<string, string>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '∥': '\\|',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '<': '\\langle ',
  '>': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⟦': '⟦',
  '⟧': '⟧',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '∣': '|',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '|': '|',
  '/': '/',
}

/** Signs over or under a letter; the second command is for several letters. */
export const ACCENTS: Readonly<Record<string, readonly [string, string]>> = {
  '\u0302': ['hat', 'widehat'],
  '^': ['hat', 'widehat'],
  '\u0303': ['tilde', 'widetilde'],
  '~': ['tilde', 'widetilde'],
  '\u0304': ['bar', 'overline'],
  '\u0305': ['overline', 'overline'],
  '¯': ['bar', 'overline'],
  '\u0307': ['dot', 'dot'],
  '\u0308': ['ddot', 'ddot'],
  '\u030c': ['check', 'check'],
  '\u0306': ['breve', 'breve'],
  '\u0301': ['acute', 'acute'],
  '\u0300': ['grave', 'grave'],
  '\u20d7': ['vec', 'overrightarrow'],
  '→': ['vec', 'overrightarrow'],
  '\u20d6': ['overleftarrow', 'overleftarrow'],
}

/** Braces and arrows that grow over or under a formula. */
export const GROUPS: Readonly<Record<string, string>> = {
  '⏟': 'underbrace',
  '⏞': 'overbrace',
  '︸': 'underbrace',
  '︷': 'overbrace',
  '→': 'overrightarrow',
  '←': 'overleftarrow',
  '↔': 'overleftrightarrow',
  '¯': 'overline',
  _: 'underline',
}

/** Arrows that grow under a formula. */
export const ARROWS: Readonly<Record<string, string>> = {
  '→': 'xrightarrow',
  '←': 'xleftarrow',
  '↔': 'xleftrightarrow',
  '⇒': 'xRightarrow',
  '⇌': 'xrightleftharpoons',
}

/** A character as LaTeX; a command ends with its name. */
export function signOf(character: string): string {
  if (Object.hasOwn(PLAIN, character)) return PLAIN[character] ?? ''
  return Object.hasOwn(NAMED, character) ? `\\${NAMED[character]}` : character
}

/** Parts of LaTeX one after the other: a letter behind `\pi` would change the command. */
export function joined(parts: Iterable<string>): string {
  let latex = ''
  for (const part of parts) {
    // only the end is looked at, so that many parts cost what they weigh
    const runsOn = /^[a-zA-Z]/.test(part) && /\\[a-zA-Z]+$/.test(latex.slice(-LONGEST_COMMAND))
    latex += runsOn ? ` ${part}` : part
    if (latex.length > LATEX_LENGTH) throw new UnreadableFormula('too long')
  }
  return latex
}

const LONGEST_COMMAND = 30
