import type { Env } from './env.ts'

/** Where the environment wants the database, in the words of `openDatabase`. */
export const databaseOf = (env: Env) => ({
  url: env.DATABASE_URL,
  folder: env.DATA_DIR,
  binFolder: env.POSTGRES_BIN_DIR,
  say: (sentence: string) => console.warn(sentence),
})
