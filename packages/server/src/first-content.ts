import { ensureFirstAdmin } from './auth/first-admin.ts'
import type { Db } from './db/connect.ts'
import type { Env } from './env.ts'
import { firstAdminId } from './seed/author.repo.ts'
import { seed } from './seed/seed.ts'

/**
 * The first admin and the first content, where there are none. Gives the sign-in that nobody was ever told, and whether
 * sample content was written.
 */
export async function addFirstContent(db: Db, env: Env) {
  const signIn = await ensureFirstAdmin(db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  const written = env.SEED !== 'none' && (await seed(db, env.SEED, await firstAdminId(db)))
  return { signIn, sample: written && env.SEED === 'demo' }
}
