import type { Db } from '../db/connect.ts'
import { firstAdminId } from '../seed/author.repo.ts'
import { seed } from '../seed/seed.ts'
import { ensureFirstAdmin } from '../sign-in/first-admin.ts'
import type { Env } from './env.ts'

/**
 * Makes the first admin and the first content if there are none. Gives the admin's sign-in when its password was made up
 * here, and whether sample content was written.
 */
export async function addFirstContent(db: Db, env: Env) {
  const signIn = await ensureFirstAdmin(db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  const written = env.SEED !== 'none' && (await seed(db, env.SEED, await firstAdminId(db)))
  return { signIn, sample: written && env.SEED === 'demo' }
}
