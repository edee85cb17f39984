import { mediaIdsIn } from '@bank/contract/rich-text'
import type { Db } from '../db/connect.ts'
import { checkParent } from '../group/parent.ts'
import { found } from '../http/reply.ts'
import { copyImages } from '../media/copy-images.repo.ts'
import * as repo from './duplicate.repo.ts'

/**
 * A copy of a question with its parts, discussion and own copies of its pictures, on-progress, in a group or on the
 * main list (decisions 3). Gives back its id.
 */
export async function duplicateQuestion(db: Db, id: number, parentId: number | null, actorId: number) {
  const source = found(await repo.findSource(db, id))
  if (parentId !== null) await checkParent(db, parentId, source)
  const shown = [...mediaIdsIn(source.text), ...mediaIdsIn(source.discussion ?? ''), ...(await repo.picturesOf(db, id))]
  const copies = await copyImages(db, [...new Set(shown)], actorId)

  const copy = await repo.copyQuestion(db, { ...source, text: rewrite(source.text, copies) }, parentId, actorId)
  await repo.copyParts(db, { from: id, to: copy }, copies, actorId)
  if (source.discussion !== null) {
    await repo.copyDiscussion(db, { from: id, to: copy }, rewrite(source.discussion, copies), copies, actorId)
  }
  return copy
}

/** HTML that shows the copies in place of the pictures they were made from. */
const rewrite = (html: string, copies: Map<string, string>) =>
  html.replace(/(\/media\/)([0-9a-f]{32})(?=\.)/g, (url, path, id) =>
    copies.has(id) ? `${path}${copies.get(id)}` : url,
  )
