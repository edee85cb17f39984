import type { Db } from '../../db/connect.ts'
import { knownPictures } from '../job/match.repo.ts'
import type { FileRow } from './row-of.ts'

/** Of pictures that went out with a file and came back: their addresses in the bank, by their sources. */
export async function knownSources(db: Db, rows: readonly FileRow[]): Promise<Map<string, string>> {
  const keys = new Map(rows.flatMap(({ match, pictureKeys }) => (match ? [...pictureKeys] : [])))
  const known = await knownPictures(db, [...new Set(keys.values())])
  return new Map([...keys].flatMap(([source, key]) => (known.has(key) ? [[source, known.get(key) ?? '']] : [])))
}
