import { MEDIA_URL } from '@bank/contract'
import { sql } from 'kysely'

/** The URL of an image, in SQL; `image` is the alias of its row. Null when a left join found no row. */
export const urlOf = (image: string) =>
  sql<string>`('/media/' || ${sql.ref(`${image}.id`)} || '.' || ${sql.ref(`${image}.type`)})`

/** The id in a URL of this server's media, null for any other URL. */
export const idOf = (url: string): string | null => MEDIA_URL.exec(url)?.[1] ?? null
