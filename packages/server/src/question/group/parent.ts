import { ApiError, invalid } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { countChildren, lockMember } from './group.repo.ts'

/** Why a question may not become a child. */
export const NO_CHILD = {
  itself: 'Soal tidak dapat menjadi anak dari dirinya sendiri.',
  hasChildren: 'Soal yang memiliki soal anak tidak dapat dimasukkan ke group lain.',
}
/** Why a question may not have children. */
export const NO_PARENT = 'Soal di dalam group tidak dapat memiliki soal anak.'

/**
 * Checks that a parent exists, is in the same bank as its child and has no parent itself: groups are one level deep
 * (decisions 3). Throws VALIDATION or CONFLICT.
 */
export async function checkParent(db: Db, parentId: number, child: { product_type: number }) {
  const parent = await lockMember(db, parentId)
  if (!parent || parent.product_type !== child.product_type) throw invalid({ parent_id: 'Soal tidak ditemukan.' })
  if (parent.parent_id === null) return
  throw new ApiError('CONFLICT', { message: NO_PARENT })
}

/**
 * Checks that a question may become a child of `parentId`: it is not its own parent and has no children itself. Throws
 * VALIDATION or CONFLICT. Locks both questions.
 */
export async function checkChild(db: Db, questionId: number, parentId: number) {
  if (questionId === parentId) throw new ApiError('CONFLICT', { message: NO_CHILD.itself })
  await lockBoth(db, questionId, parentId)
  const child = await lockMember(db, questionId)
  if (!child) throw invalid({ question_id: 'Soal tidak ditemukan.' })
  await checkParent(db, parentId, child)
  if ((await countChildren(db, questionId)) === 0) return
  throw new ApiError('CONFLICT', { message: NO_CHILD.hasChildren })
}

/** Locks two questions in a fixed order, so that two calls for the same pair cannot deadlock. */
async function lockBoth(db: Db, one: number, other: number) {
  for (const id of [one, other].sort((first, second) => first - second)) await lockMember(db, id)
}
