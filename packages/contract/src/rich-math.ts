import { COLOURS, MATH_CELLS } from './rich-style.ts'

/** What one element may carry; whatever is not named goes, the element stays. */
export interface Allowed {
  classes?: readonly string[]
  /** By attribute name: the values that pass. */
  attributes?: Readonly<Record<string, RegExp>>
}

/** The longest LaTeX that stays beside its formula. */
export const LATEX_LENGTH = 2000

const truth = /^(?:true|false)$/
const length = /^[+-]?(?:\d{1,2}(?:\.\d{1,8})?|\.\d{1,8})?(?:em|ex|px|pt|pc|cm|mm|in|%|mu|width|height|depth)?$/
const words = /^[a-z0-9.,%\- ]{1,80}$/
const colour = /^(?:#[0-9a-f]{3,8}|[a-z]{1,20})$/i
/** Classes with which Temml marks what MathML alone does not say; rich.css draws them. */
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
  mspace: math(box),
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
