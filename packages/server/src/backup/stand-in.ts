/** A row that takes the place of a lost one: its columns that are not left to their defaults. */
export type StandIn = Record<string, string>

const NAME = (id: string) => `(hilang ${id})`
const CODE = (id: string) => `HILANG-${id}`

/**
 * Tables on whose few rows much of the bank depends. Without a stand-in, one lost page of the classes would take along
 * every question. `known` is what other rows say of the lost one by their foreign keys.
 */
const STAND_INS: Record<string, (known: StandIn & { id: string }) => StandIn | undefined> = {
  subject: ({ id }) => ({ id, name: NAME(id), code: CODE(id) }),
  class: ({ id }) => ({ id, name: NAME(id), stage: 'SMA' }),
  question_level: ({ id }) => ({ id, name: NAME(id) }),
  category: (known) => (known.subject_id ? { ...known, name: NAME(known.id), code: CODE(known.id) } : undefined),
  topic: (known) =>
    known.category_id ? { ...known, name: NAME(known.id), code: CODE(known.id), detail: '' } : undefined,
}

/** A stand-in for a lost row of this table; undefined when there is none or too little is known. */
export function standInFor(table: string, { id, ...known }: StandIn): StandIn | undefined {
  return id === undefined ? undefined : STAND_INS[table]?.({ ...known, id })
}
