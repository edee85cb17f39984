/** Signs over, under and through a letter, by their numbers. */
const COMMANDS: Readonly<Record<number, string>> = {
  2: 'dot',
  3: 'ddot',
  4: 'dddot',
  8: 'tilde',
  9: 'hat',
  11: 'vec',
  12: 'overleftarrow',
  13: 'overleftrightarrow',
  14: 'overrightharpoon',
  15: 'overleftharpoon',
  16: 'sout',
  17: 'bar',
  19: 'overset{\\frown}',
  20: 'overset{\\smile}',
  21: 'xcancel',
  22: 'cancel',
  23: 'bcancel',
  24: 'ddddot',
  25: 'underset{.}',
  26: 'underset{..}',
  27: 'underset{...}',
  28: 'underset{....}',
  29: 'underline',
  30: 'utilde',
  31: 'underset{\\frown}',
  32: 'underset{\\smile}',
  33: 'underrightarrow',
  34: 'underleftarrow',
  35: 'underleftrightarrow',
  36: 'underset{\\rightharpoonup}',
  37: 'underset{\\leftharpoonup}',
}

/** Primes stand behind the letter, and before what else stands there. */
const PRIMES: Readonly<Record<number, string>> = { 5: "'", 6: "''", 18: "'''" }
const PRIME_BEFORE = 7
/** `\not` takes a sign; anything else is struck out. */
const NOT = 10
const not = (latex: string) => (/^(?:.|\\[A-Za-z]+)$/.test(latex) ? `\\not{${latex}}` : `\\cancel{${latex}}`)

/** A letter with its signs: what carries them all, and the primes behind it; undefined for a sign without a name. */
export function marked(letter: string, marks: readonly number[]): { latex: string; primes: string } | undefined {
  let [latex, primes] = [letter, '']
  for (const mark of marks) {
    if (Object.hasOwn(PRIMES, mark)) primes += PRIMES[mark]
    else if (mark === NOT) latex = not(latex)
    else if (mark === PRIME_BEFORE) latex = `{}^{\\backprime}${latex}`
    else if (Object.hasOwn(COMMANDS, mark)) latex = `\\${COMMANDS[mark]}{${latex}}`
    else return undefined
  }
  return { latex, primes }
}
