import {
  FORMS,
  formOf,
  type Given,
  type Interaction,
  type InteractionInput,
  invalid,
  NO_IMAGE,
  numbered,
  ofForm,
} from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { type ImageChoice, prepareImageChoice, storeImageUrl } from '../../media/image-choice.ts'
import { atPart } from '../../part/at-part.ts'

/** The column `interaction`: one document for each type that the question has had, and the numbers that its rows were given. */
export type StoredInteraction = Readonly<Record<string, Interaction>> & {
  readonly given?: Readonly<Record<string, Given>>
}

/** The lists whose rows may show a picture; they are too short for many. */
const PICTURED = ['rows', 'left', 'right'] as const
const MAX_LENGTH = 200_000

/** Decodes the pictures of a sent document. Throws VALIDATION at the row. */
export async function prepareInteraction(sent: InteractionInput | undefined, mayUpload: () => Promise<void>) {
  if (!sent) return undefined
  const pictures = new Map<object, ImageChoice>()
  for (const list of PICTURED) {
    for (const [at, row] of (sent[list] ?? []).entries()) {
      // one after another: the server decodes at most two pictures at a time, for all requests together
      pictures.set(row, await atPart(`interaction.${list}.${at}`, () => prepareImageChoice(row.image, mayUpload)))
    }
  }
  return { sent, pictures }
}

type Prepared = Awaited<ReturnType<typeof prepareInteraction>>
interface Before {
  /** The type that the question has after this save. */
  type: number
  interaction: StoredInteraction
}

/**
 * The columns that a save sets: the sent document in place of the stored one of this type, the other types' as they were, and
 * whether the key is missing. Throws VALIDATION at the places that are wrong.
 */
export async function interactionColumns(db: Db, actorId: number, prepared: Prepared, { type, interaction }: Before) {
  const form = formOf(type, false)
  if (!form) return {}
  const { lacksKey = () => false, problems = () => ({}) } = FORMS[form]
  const standing = interaction[type] ?? {}
  if (!prepared) return { keyless: lacksKey(standing) }
  const given = interaction.given?.[type] ?? {}
  const numbers = numbered(ofForm(form, filled(await withUrls(db, actorId, prepared))), {
    document: standing,
    given,
  })
  const { document, given: now } = numbers
  refuse(numbers.problems)
  refuse(problems(document))
  const stored = { ...interaction, [type]: document, given: { ...interaction.given, [type]: now } }
  if (JSON.stringify(stored).length > MAX_LENGTH) throw invalid({ interaction: 'Terlalu panjang.' })
  return { interaction: JSON.stringify(stored), keyless: lacksKey(document) }
}

function refuse(problems: Readonly<Record<string, string>>) {
  const found = Object.entries(problems).map(([place, sentence]) => [`interaction.${place}`, sentence])
  if (found.length > 0) throw invalid(Object.fromEntries(found))
}

/** The document with the URLs of its pictures, stored in this transaction. */
async function withUrls(db: Db, actorId: number, { sent, pictures }: NonNullable<Prepared>): Promise<InteractionInput> {
  const shown = { ...sent }
  for (const list of PICTURED) {
    const rows = sent[list]
    if (!rows) continue
    const urls: string[] = []
    for (const [at, row] of rows.entries()) {
      urls.push(
        (await atPart(`interaction.${list}.${at}`, () => storeImageUrl(db, actorId, pictures.get(row)))) ?? NO_IMAGE,
      )
    }
    Object.assign(shown, { [list]: rows.map((row, at) => ({ ...row, image: urls[at] })) })
  }
  return shown
}

/** What a client may leave out of a row. */
function filled(sent: InteractionInput): InteractionInput {
  const texts = <Row extends { text?: string | undefined }>(rows: Row[] | undefined) =>
    rows?.map((row) => ({ ...row, text: row.text ?? '' }))
  return {
    ...sent,
    ...(sent.rows && { rows: texts(sent.rows)?.map((row) => ({ ...row, column: row.column ?? null })) }),
    ...(sent.left && { left: texts(sent.left) }),
    ...(sent.right && { right: texts(sent.right) }),
  }
}
