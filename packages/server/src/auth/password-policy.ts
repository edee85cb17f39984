import { invalid, PASSWORD_RULE } from '@bank/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

const BLOCKED = 3000
const SHORTEST = 8
/** What somebody who works here would try first. */
const OURS = [
  'banksoal',
  'bank soal',
  'bank-soal',
  'literasi',
  'numerasi',
  'matematika',
  'indonesia',
  'asesmen nasional',
]

/** The most common ones, of those that are long enough at all (decisions 2). */
const common = new Set([
  ...dictionary.passwords.filter((word) => word.length >= SHORTEST).slice(0, BLOCKED),
  ...OURS,
  ...OURS.map((word) => word.replaceAll(' ', '')),
])

/** Whether a password is among the first that somebody would guess; digits and marks at its end make it no better. */
export function isCommon(password: string): boolean {
  const word = password.trim().toLowerCase()
  return common.has(word) || OURS.includes(word.replace(/[\d\W_]+$/, ''))
}

/** Refuses a new password that is easily guessed. */
export function refuseCommon(password: string) {
  if (isCommon(password)) throw invalid({ ac_password: PASSWORD_RULE })
}
