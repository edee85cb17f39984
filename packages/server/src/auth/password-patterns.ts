/** The longest part whose repetition is refused; a longer one could be a password by itself. */
const SHORT_PART = 7
const FEW_SIGNS = 3
/** A run has at least this many signs on average: `123qweasd` is made of three runs. */
const RUN = 3
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Whether a password is one short part again and again (`abababab`, `12341234`), or has three different signs at most. */
export function isRepeated(password: string): boolean {
  if (new Set(password).size <= FEW_SIGNS) return true
  const longest = Math.min(SHORT_PART, Math.floor(password.length / 2))
  for (let part = 1; part <= longest; part++) {
    if (password.startsWith(password.slice(part))) return true
  }
  return false
}

/** Whether a password in small letters is made of runs: of the alphabet, of digits, of a keyboard's rows, either way. */
export function isRun(password: string): boolean {
  const signs = [...password]
  const runs = signs.filter((sign, at) => !follows(signs[at - 1] ?? '', sign)).length
  return runs * RUN <= signs.length
}

const follows = (before: string, sign: string) =>
  before === sign || (before !== '' && ROWS.some((row) => row.includes(before + sign) || row.includes(sign + before)))
