// EQ fields, the formulas of Word before its equation editors: `EQ \f(1;2)`.
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { signsOf } from '../formula/omml-run.ts'
import { FENCES } from '../formula/omml-signs.ts'
import { UnreadableFormula } from '../formula/unreadable.ts'

const MOST_LEVELS = 30

/** Fractions, roots, brackets and indices as LaTeX; undefined for what has others, or is no formula. */
export function latexOfEq(instruction: string): string | undefined {
  try {
    return new Reader(instruction).whole()
  } catch (error) {
    if (error instanceof UnreadableFormula) return undefined
    throw error
  }
}

type Write = (options: string, args: string[]) => string

const WRITE: Readonly<Record<string, Write>> = {
  f: (_, args) => {
    const [above, below] = exactly(2, args)
    return `\\frac{${above}}{${below}}`
  },
  r: (_, args) => {
    const [degree, under] = args.length === 1 ? ['', ...args] : exactly(2, args)
    return `\\sqrt${degree && `[${degree}]`}{${under}}`
  },
  s: (options, args) => {
    const [, way] = /^\\(up|do)\d*$/i.exec(options) ?? unreadable(options)
    return `${way?.toLowerCase() === 'up' ? '^' : '_'}{${exactly(1, args)[0]}}`
  },
  b: (options, args) => {
    const [left, right] = fencesOf(options)
    return `\\left${left}${exactly(1, args)[0]}\\right${right}`
  },
}

function unreadable(what: string): never {
  throw new UnreadableFormula(`EQ ${what}`)
}

const exactly = (count: number, args: string[]) => (args.length === count ? args : unreadable(`${args.length}`))

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

function fencesOf(options: string): [left: string, right: string] {
  if (options === '') return ['(', ')']
  const both = /^\\bc\s*\\(.)$/i.exec(options)?.[1]
  if (both) return [fence(both), fence(CLOSING[both] ?? both)]
  const [, , left = '', , right = ''] = /^(\\lc\s*\\(.)\s*)?(\\rc\s*\\(.)\s*)?$/i.exec(options) ?? unreadable(options)
  return [fence(left), fence(right)]
}

const fence = (sign: string): string => (Object.hasOwn(FENCES, sign) ? (FENCES[sign] ?? '.') : unreadable(sign))

class Reader {
  private at = 0
  private depth = 0
  /** Where a semicolon divides, a comma is a decimal one. */
  private readonly divider: string

  constructor(private readonly source: string) {
    this.divider = source.includes(';') ? ';' : ','
  }

  whole(): string {
    const latex = this.until('')
    return latex.trim() === '' || latex.length > LATEX_LENGTH ? unreadable('nothing, or too much') : latex
  }

  /** Up to one of the signs, or to the end. */
  private until(signs: string): string {
    if (++this.depth > MOST_LEVELS) unreadable('depth')
    let latex = ''
    while (this.at < this.source.length && !signs.includes(this.here())) latex += this.part()
    this.depth--
    return latex
  }

  private here = () => this.source[this.at] ?? ''

  private part(): string {
    const sign = this.here()
    this.at++
    if (sign === '(') return `(${this.group()[0]})`
    if (sign !== '\\') return signsOf(sign)
    const name = this.here()
    this.at++
    return /[a-z]/i.test(name) ? this.command(name.toLowerCase()) : signsOf(name)
  }

  /** `\f`, its options, and what stands in brackets. */
  private command(name: string): string {
    const write = Object.hasOwn(WRITE, name) ? WRITE[name] : undefined
    const options =
      /^(?:\s*\\[a-z]{2}\d*(?:\s*\\[^a-z\s])?)*\s*/i.exec(this.source.slice(this.at, this.at + 100))?.[0] ?? ''
    this.at += options.length
    if (!write || this.here() !== '(') return unreadable(name)
    this.at++
    return write(options.trim(), this.args())
  }

  private args(): string[] {
    const args: string[] = []
    for (;;) {
      args.push(this.until(`${this.divider})`))
      const sign = this.here()
      this.at++
      if (sign === ')') return args
      if (sign === '') unreadable('an open bracket')
    }
  }

  /** Brackets of the formula itself: a divider in them is a sign. */
  private group(): [string] {
    const inside = this.until(')')
    if (this.here() === '') unreadable('an open bracket')
    this.at++
    return [inside]
  }
}
