import type { Db } from '../db/connect.ts'
import type { Env } from '../env.ts'

/** `wrong` asks for action, `weak` for a thought, `well` for nothing. */
export interface Finding {
  state: 'well' | 'weak' | 'wrong'
  says: string
  /** What to do about it, in one sentence. */
  todo?: string
}

export const well = (says: string): Finding => ({ state: 'well', says })
export const weak = (says: string, todo: string): Finding => ({ state: 'weak', says, todo })
export const wrong = (says: string, todo: string): Finding => ({ state: 'wrong', says, todo })

/** One question about the machine and its settings, which needs no database. */
export interface MachineCheck {
  name: string
  look: (env: Env) => Promise<Finding>
}

/** One question about the database and what is in it. */
export interface DatabaseCheck {
  name: string
  look: (db: Db) => Promise<Finding>
}
