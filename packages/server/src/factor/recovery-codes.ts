import { randomInt } from 'node:crypto'
import { hashPassword, whichFit } from '../auth/password-hash.ts'
import type { Db } from '../db/connect.ts'
import type { InLine } from '../process/fair-turns.ts'
import { findRecoveryCode, type RecoveryCode } from './recovery-codes.repo.ts'

const COUNT = 10
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = 4

/** Ten codes of an account, each for one sign-in. */
export async function newRecoveryCodes(accountId: number): Promise<RecoveryCode[]> {
  const selectors = new Set<string>()
  while (selectors.size < COUNT) selectors.add(group())
  return Promise.all([...selectors].map((selector) => codeOf(selector, accountId)))
}

async function codeOf(selector: string, accountId: number): Promise<RecoveryCode> {
  const [second, third] = [group(), group()]
  const inLine = { group: `codes ${accountId}`, member: selector }
  return { told: [selector, second, third].join('-'), selector, code_hash: await hashPassword(second + third, inLine) }
}

const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The stored code that was typed, in any case and with or without its dashes. Costs one verification in any case. */
export async function provenCode(db: Db, accountId: number, typed: string, inLine: InLine) {
  const plain = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const kept = await findRecoveryCode(db, accountId, plain.slice(0, GROUP))
  const [right] = await whichFit(plain.slice(GROUP), [kept?.code_hash], inLine)
  return right ? kept : undefined
}
