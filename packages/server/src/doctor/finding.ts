import type { Db } from '../db/connect.ts'
import type { Env } from '../start/env.ts'

/** `wrong` needs action, `weak` should be looked at, `well` needs nothing. */
export interface Finding {
  state: 'well' | 'weak' | 'wrong'
  says: string
  /** What to do about it, in one sentence. */
  todo?: string
}

export const well = (says: string): Finding => ({ state: 'well', says })
export const weak = (says: string, todo: string): Finding => ({ state: 'weak', says, todo })
export const wrong = (says: string, todo: string): Finding => ({ state: 'wrong', says, todo })

/** A check of the machine and its settings, without the database. */
export interface MachineCheck {
  name: string
  look: (env: Env) => Promise<Finding>
}

/** A check of the database and its content. */
export interface DatabaseCheck {
  name: string
  look: (db: Db) => Promise<Finding>
}
