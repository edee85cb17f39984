import type { InteractionInput, QuestionPartsInput } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { type ImageChoice, prepareImageChoice, storeImageUrl } from '../../media/image-choice.ts'
import { atPart } from '../../part/at-part.ts'

const DOCUMENT_LISTS = ['rows', 'left', 'right'] as const

interface Pictured {
  image?: string | undefined
}
type Typed = Pick<QuestionPartsInput, 'selections'> & { interaction?: InteractionInput | undefined }

/** What may show a picture, by its place in a draft. */
function picturedIn({ selections = [], interaction }: Typed): [string, Pictured][] {
  const placed = <Row>(place: string, rows: readonly Row[]) =>
    rows.map((row, at): [string, Row] => [`${place}.${at}`, row])
  const documents = DOCUMENT_LISTS.flatMap((list) => placed(`interaction.${list}`, interaction?.[list] ?? []))
  return [...placed('selections', selections), ...documents]
}

/**
 * Decodes the pictures that a person puts into a draft. The function that it returns stores them, and leaves their addresses
 * in their places: the bytes of a draft would come with every page of rows. Throws like `mayUpload` and `decode`, at the place.
 */
export async function prepareTypedPictures(draft: Typed | undefined, mayUpload: () => Promise<void>) {
  const found: { row: Pictured; choice: ImageChoice }[] = []
  for (const [place, row] of picturedIn(draft ?? {})) {
    // one after another: the server decodes at most two pictures at a time, for all requests together
    const choice = await atPart(place, () => prepareImageChoice(row.image, mayUpload))
    if (choice && 'picture' in choice) found.push({ row, choice })
  }
  return async (db: Db, actorId: number) => {
    for (const { row, choice } of found) row.image = (await storeImageUrl(db, actorId, choice)) ?? row.image
  }
}
