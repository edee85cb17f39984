import { MEDIA_URL } from '@bank/contract'
import { sql } from 'kysely'

/** The URL of an image, in SQL; `image` is the alias of the joined row, null when nothing was joined. */
export const urlOf = (image: string) =>
  sql<string>`('/media/' || ${sql.ref(`${image}.id`)} || '.' || ${sql.ref(`${image}.type`)})`

/** The id in one of our URLs, or null. */
export const idOf = (url: string): string | null => MEDIA_URL.exec(url)?.[1] ?? null
