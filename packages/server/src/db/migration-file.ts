import { readdir, readFile } from 'node:fs/promises'

/** `expand`: the previous release still works after it. `contract`: the previous release must not start after it. */
export type Kind = 'expand' | 'contract'

export interface Migration {
  name: string
  /** Null for the first nineteen, released before files had a kind. Every release that reads the kind has them. */
  kind: Kind | null
  /** The SQL that runs inside a transaction. */
  text: string
  /** An index that is built outside of a transaction, so that writes are not blocked meanwhile. */
  index?: { name: string; build: string }
}

/** Beside this file, both in the sources and in the built server. */
const FOLDER = new URL('./migrations/', import.meta.url)

/** The last migration whose file does not state its kind. */
const LAST_WITHOUT_KIND = '0019-vacuum-by-number'

const FIRST_LINE = /^-- (?:(expand|contract)|expand (concurrently))\n/
const INDEX = /^create (?:unique )?index concurrently (\w+) on [^;]+;?$/i
const COMMENT = /--.*$/gm

/** The migrations of a folder, by default those of this release, oldest first. */
export async function migrationsIn(folder = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(files.map(async (file) => migrationFrom(file, await readFile(new URL(file, folder), 'utf8'))))
}

export function migrationFrom(file: string, text: string): Migration {
  const name = file.replace('.sql', '')
  if (name <= LAST_WITHOUT_KIND) return { name, kind: null, text }
  const [, kind, concurrently] = FIRST_LINE.exec(text) ?? []
  if (concurrently) return { name, kind: 'expand', ...indexIn(file, text) }
  if (kind === 'expand' || kind === 'contract') return { name, kind, text }
  throw new Error(`${file}: its first line must be "-- expand", "-- expand concurrently" or "-- contract"`)
}

/** The statement with `concurrently`, and without it for an empty database that is migrated in one transaction. */
function indexIn(file: string, text: string) {
  const build = text.replaceAll(COMMENT, '').trim().replaceAll(/\s+/g, ' ')
  const [, name] = INDEX.exec(build) ?? []
  if (!name) throw new Error(`${file}: "-- expand concurrently" is for one "create index concurrently <name> on ..."`)
  return { text: build.replace(' concurrently', ''), index: { name, build } }
}
