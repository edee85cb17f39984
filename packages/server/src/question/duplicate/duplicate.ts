import { mediaIdsIn } from '@bank/contract/rich-text'
import type { Db } from '../../db/connect.ts'
import { found } from '../../http/bind/reply.ts'
import { copyImages } from '../../media/copy-images.repo.ts'
import { checkParent } from '../group/parent.ts'
import * as repo from './duplicate.repo.ts'

/**
 * Copies a question with its parts, its discussion and its pictures. The copy is on-progress, in a group or on the main
 * list (decisions 3). Returns its id, and a function that lets texts which were saved in it since show its own pictures.
 * NOT_FOUND when the question does not exist.
 */
export async function duplicateQuestion(db: Db, id: number, parentId: number | null, actorId: number) {
  const source = found(await repo.findSource(db, id))
  if (parentId !== null) await checkParent(db, parentId, source)
  const shown = [...mediaIdsIn(source.text), ...mediaIdsIn(source.discussion ?? ''), ...(await repo.picturesOf(db, id))]
  const copies = await copyImages(db, [...new Set(shown)], actorId)

  const own = { text: rewrite(source.text, copies), interaction: JSON.parse(rewrite(source.document, copies)) }
  const copy = await repo.copyQuestion(db, { ...source, ...own }, parentId, actorId)
  await repo.copyParts(db, { from: id, to: copy }, copies, actorId)
  if (source.discussion !== null) {
    await repo.copyDiscussion(db, { from: id, to: copy }, rewrite(source.discussion, copies), copies, actorId)
  }
  return { id: copy, showOwnPictures: () => showOwnPictures(db, copy, copies) }
}

/** Texts that a client sends with the copy may show the pictures of the source. */
async function showOwnPictures(db: Db, id: number, copies: Map<string, string>) {
  const { text, document, discussion } = found(await repo.findSource(db, id))
  await repo.changeTexts(db, id, {
    text: rewrite(text, copies),
    document: rewrite(document, copies),
    discussion: discussion && rewrite(discussion, copies),
  })
}

/** Replaces the media ids of the pictures in the HTML by those of their copies. */
const rewrite = (html: string, copies: Map<string, string>) =>
  html.replace(/(\/media\/)([0-9a-f]{32})(?=\.)/g, (url, path, id) =>
    copies.has(id) ? `${path}${copies.get(id)}` : url,
  )
