// Aiken, the plain format of Moodle: a question without a number, options "A." or "A)", then "ANSWER: B".
import type { Role } from '../recognise/role.ts'

const OPTION = /^\s*[A-J][.)]\s/i
const ANSWER = /^\s*ANSWER\s*:\s*[A-J]\s*$/i

/** Whether no question of these lines has a number, and each ends with its answer. */
export const isAiken = (lines: readonly string[]): boolean =>
  lines.some((line) => ANSWER.test(line)) && !lines.some((line) => /^\s*\d{1,4}[.)]\s/.test(line))

/** What each line is, by its number from 1: lines that are neither option nor answer are the text of the next question. */
export function rolesOfAiken(lines: readonly string[]): Map<number, Role> {
  const roles = new Map<number, Role>()
  let isText = false
  for (const [at, line] of lines.entries()) {
    const role: Role = ANSWER.test(line) ? 'key' : OPTION.test(line) ? 'option' : isText ? 'continued' : 'question'
    isText = role === 'question' || role === 'continued'
    roles.set(at + 1, role)
  }
  return roles
}
