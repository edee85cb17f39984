import type { Env } from './env.ts'

/** The database of the environment, as an argument of `openDatabase`. */
export const databaseOf = (env: Env) => ({
  url: env.DATABASE_URL,
  directUrl: env.DATABASE_DIRECT_URL,
  folder: env.DATA_DIR,
  binFolder: env.POSTGRES_BIN_DIR,
  say: (sentence: string) => console.warn(sentence),
})
