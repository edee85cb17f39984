import { COLOURS, MATH_CELLS } from './rich-style.ts'

/** The attributes that one element may have. Others are removed; the element stays. */
export interface Allowed {
  classes?: readonly string[]
  /** The allowed values, by attribute name. */
  attributes?: Readonly<Record<string, RegExp>>
}

/** The longest LaTeX that stays beside its formula. */
export const LATEX_LENGTH = 2000

const truth = /^(?:true|false)$/
/** About how many of each unit make one em, the size of the letters. `mu` and the names of a box are old MathML. */
const PER_EM = { em: 1, ex: 2, px: 16, pt: 12, pc: 1, cm: 0.42, mm: 4.2, in: 0.17, '%': 100, mu: 18 }
const UNITS = Object.entries({ ...PER_EM, width: 1, height: 1, depth: 1, '': 1 })

/** A length up to this many em, rounded down to a whole number of its unit. */
const upTo = (em: number) => UNITS.map(([unit, perEm]) => `(?:${numberUpTo(Math.floor(em * perEm))})?${unit}`).join('|')

/** Numbers have at most two digits before the point. */
function numberUpTo(most: number) {
  if (most > 99) return '\\d{1,2}(?:\\.\\d{1,8})?|\\.\\d{1,8}'
  const below = Array.from({ length: most }, (_, digits) => digits).join('|')
  return `0?(?:${below})(?:\\.\\d{1,8})?|${most}(?:\\.0{1,8})?|\\.\\d{1,8}`
}

/** A formula must not draw far outside of its box: what shifts or shrinks it stays near the letters around. */
const length = new RegExp(`^[+-]?(?:${upTo(10)})$`)
/** The width of an empty space takes a line to write an answer on, as `\hspace{5cm}` does. */
const space = new RegExp(`^(?:\\+?(?:${upTo(40)})|-(?:${upTo(10)}))$`)
const words = /^[a-z0-9.,%\- ]{1,80}$/
const colour = /^(?:#[0-9a-f]{3,8}|[a-z]{1,20})$/i
/** Classes by which Temml marks what MathML cannot express; rich.css styles them. */
const MATH_MARKS = [
  'tml-left',
  'tml-right',
  'tml-jot',
  'tml-small',
  'tml-overline',
  'tml-underline',
  'tml-fbox',
  'tml-cancel',
  'tml-xcancel',
  'tml-vec',
  'tml-prime',
  'tml-hat-1',
  'tml-hat-2',
  'tml-hat-3',
  'tml-hat-4',
  'tml-tilde-2',
  'tml-tilde-3',
  'tml-tilde-4',
  'tml-sml-pad',
  'tml-med-pad',
  'tml-lrg-pad',
  'tml-tageqn',
  'tml-tag',
  'upstrike',
  'downstrike',
  'sout',
  'longdiv-top',
  'longdiv-arc',
  'mathcal',
  'mathscr',
  'chr-sml',
  'chr-med',
  'chr-lrg',
  'chr-sml-vec',
  'chr-med-vec',
  'chr-lrg-vec',
  'wbk-sml',
  'wbk-med',
  'wbk-lrg',
  'wbk-acc',
  'wbk-vec',
  'wbk-sml-acc',
  'wbk-med-acc',
  'wbk-lrg-acc',
  'wbk-sml-vec',
  'wbk-med-vec',
  'wbk-lrg-vec',
]

const math = (attributes: Record<string, RegExp> = {}): Allowed => ({
  classes: [...MATH_MARKS, ...COLOURS, ...MATH_CELLS],
  attributes: {
    displaystyle: truth,
    scriptlevel: /^[+-]?\d$/,
    mathvariant: /^[a-z-]{1,30}$/,
    mathcolor: colour,
    mathbackground: colour,
    mathsize: length,
    dir: /^(?:ltr|rtl)$/,
    ...attributes,
  },
})
const table = {
  columnalign: words,
  rowalign: words,
  columnspacing: words,
  rowspacing: words,
  columnlines: words,
  rowlines: words,
  frame: words,
}
const operator = {
  form: words,
  fence: truth,
  separator: truth,
  stretchy: truth,
  symmetric: truth,
  largeop: truth,
  movablelimits: truth,
  accent: truth,
  lspace: length,
  rspace: length,
  minsize: length,
  maxsize: length,
}
const box = { width: length, height: length, depth: length }

/** MathML as Temml writes it and as other tools may; `data-latex` on `math` is the formula as it was typed. */
export const MATH_TAGS: Readonly<Record<string, Allowed>> = {
  math: math({
    display: /^(?:block|inline)$/,
    'data-latex': new RegExp(`^(?=[\\s\\S]*\\S)[\\s\\S]{1,${LATEX_LENGTH}}$`),
  }),
  mrow: math(),
  mi: math(),
  mn: math(),
  mo: math(operator),
  ms: math(),
  mtext: math(),
  mspace: math({ ...box, width: space }),
  mfrac: math({ linethickness: length, bevelled: truth }),
  msqrt: math(),
  mroot: math(),
  mstyle: math(),
  merror: math(),
  mpadded: math({ ...box, lspace: length, voffset: length }),
  mphantom: math(),
  msub: math(),
  msup: math(),
  msubsup: math(),
  munder: math({ accentunder: truth }),
  mover: math({ accent: truth }),
  munderover: math({ accent: truth, accentunder: truth }),
  mmultiscripts: math(),
  mprescripts: math(),
  none: math(),
  mtable: math(table),
  mtr: math(table),
  mtd: math({ ...table, columnspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/ }),
  menclose: math({ notation: words }),
}
