import { PLANNED_ANEW } from '../packages/server/src/db/preparing-client.ts'
import { toText } from '../packages/server/test/pg-text.ts'
import type { Statement } from '../packages/server/test/statements.ts'

export interface Script {
  script: string
  variables: [string, string][]
  /** Whether PostgreSQL must plan a statement again each time that it is sent. */
  anew: boolean
}

/**
 * The statements as a pgbench script. Ids that an INSERT returned are taken from the INSERT of the same transaction, a
 * name that must be unique (of a picture) is generated, and the question is a random one each time; all other values
 * are those that were recorded.
 */
export function scriptOf(statements: Statement[], about?: { id: number; of: number }): Script {
  const variables: [string, string][] = []
  const made = new Map<unknown, string>()
  const lines: string[] = []
  if (about) {
    made.set(about.id, 'about')
    lines.push(`\\set about random(1, ${about.of})`)
  }

  for (const [index, { text, values, rows }] of statements.entries()) {
    const words = values.map((value, at) => wordFor(value, `v${index}_${at + 1}`))
    const sent = text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, at) => words[Number(at) - 1] ?? '')
    const gives = /^ *insert .*returning "?id"?$/i.test(sent)
    for (const [at, { id }] of gives ? rows.entries() : []) made.set(id, `made${index}_${at + 1}`)
    const each = rows.map((_, at) => `(array_agg(id order by id))[${at + 1}] as "${at + 1}"`).join(', ')
    lines.push(gives ? `with made as (${sent}) select ${each} from made \\gset made${index}_` : `${sent};`)
  }
  return {
    script: `${lines.join('\n')}\n`,
    variables,
    anew: statements.some(({ text }) => text.includes(PLANNED_ANEW)),
  }

  function wordFor(value: unknown, name: string): string {
    if (value === null || value === undefined) return 'null'
    const known = made.get(value)
    if (known) return `:${known}`
    if (Array.isArray(value) && value.some((item) => made.has(item))) {
      return `array[${value.map((item) => wordFor(item, name)).join(', ')}]`
    }
    if (isNewName(value)) {
      lines.push(`select md5(random()::text || clock_timestamp()) as new \\gset ${name}_`)
      made.set(value, `${name}_new`)
      return `:${name}_new`
    }
    const text = toText(value)
    // pgbench does not accept an empty variable
    if (text === '') return "''"
    variables.push([name, text])
    return `:${name}`
  }
}

const isNewName = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)
