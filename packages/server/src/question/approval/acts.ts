import { ApiError, FORMS, type HeldCapability, type ReviewAction, type Stage } from '@bank/contract'
import type { Person } from './person.repo.ts'
import type { Policy } from './policy.repo.ts'
import type { Standing } from './standing.repo.ts'

/** Where each act leads, and from which stages. */
const ACTS: Readonly<Record<ReviewAction, { from: readonly Stage[]; needs?: HeldCapability['what'] }>> = {
  submit: { from: ['draft', 'changes'] },
  withdraw: { from: ['submitted'] },
  reopen: { from: ['rejected'] },
  publish: { from: ['approved'], needs: 'publish' },
  unpublish: { from: ['published', 'approved'], needs: 'publish' },
}

const OTHER_STAGE: Readonly<Record<Stage, string>> = {
  draft: 'Soal ini masih Konsep.',
  submitted: 'Soal ini sedang menunggu telaah.',
  changes: 'Soal ini perlu diperbaiki dahulu.',
  rejected: 'Soal ini ditolak. Buka lagi lebih dahulu.',
  approved: 'Soal ini sudah disetujui.',
  published: 'Soal ini sudah terbit.',
}
const MAY_NOT = {
  review: 'Anda bukan penelaah subjek ini.',
  publish: 'Anda tidak berwenang menerbitkan soal subjek ini.',
}
const OWN = 'Anda ikut menulis soal ini. Telaahnya dikerjakan orang lain.'
const OWN_KEY = 'Anda ikut menulis soal ini. Kuncinya diperiksa orang lain.'
const NO_CHECKS = 'Alur telaah tidak meminta pemeriksaan kunci.'
const HEAD_FIRST = 'Terbitkan dahulu soal utama grupnya.'
const OTHERS = 'Hanya yang mengajukan dan admin yang dapat menarik soal ini.'

export const holds = ({ held }: Pick<Person, 'held'>, what: HeldCapability['what'], subject_id: number) =>
  held.some((one) => one.what === what && (one.subject_id === null || one.subject_id === subject_id))

const conflict = (message: string) => new ApiError('CONFLICT', { message })
const forbidden = (message: string) => new ApiError('FORBIDDEN', { message })

/** Why somebody may not do this with a question that stands so; undefined when they may. */
export function refusalOf(action: ReviewAction, standing: Standing, person: Person): ApiError | undefined {
  const { from, needs } = ACTS[action]
  if (!from.includes(standing.stage)) return conflict(OTHER_STAGE[standing.stage])
  if (needs && !holds(person, needs, standing.subject_id)) return forbidden(MAY_NOT[needs])
  if (action === 'withdraw' && !person.isAdmin && standing.submitted_by !== person.id) return forbidden(OTHERS)
  if (action !== 'publish') return undefined
  if (isChanged(standing)) return new ApiError('NOT_REVIEWED')
  if (standing.parent_status !== null && standing.parent_status !== 'published') return conflict(HEAD_FIRST)
  return undefined
}

/** It merely stands elsewhere: already there or further on, or not there yet. What was sent back or rejected waits for its author. */
export const isElsewhere = (action: ReviewAction, { stage }: Pick<Standing, 'stage'>) =>
  !ACTS[action].from.includes(stage) && (action === 'withdraw' || (stage !== 'changes' && stage !== 'rejected'))

/** The content is another than was approved. */
export const isChanged = ({ approved_revision, revision }: Standing) =>
  approved_revision !== null && approved_revision !== revision

/** Why somebody may not review a question that stands so. */
export function reviewRefusal(standing: Standing, person: Person, { own_approval }: Policy): ApiError | undefined {
  if (standing.stage !== 'submitted') return conflict(OTHER_STAGE[standing.stage])
  if (!holds(person, 'review', standing.subject_id)) return forbidden(MAY_NOT.review)
  return person.isContributor && !own_approval ? forbidden(OWN) : undefined
}

/** Why somebody may not answer a question that stands so without its key. */
export function blindRefusal(standing: Standing, person: Person, policy: Policy): ApiError | undefined {
  if (policy.key_checks === 0) return conflict(NO_CHECKS)
  if (standing.stage !== 'submitted') return conflict(OTHER_STAGE[standing.stage])
  return person.isContributor && !policy.own_approval ? forbidden(OWN_KEY) : undefined
}

/** The approval waits for key checks. What people score by a rubric has no key to be found. */
export const needsCheck = ({ form }: Standing, { key_checks }: Policy) =>
  key_checks > 0 && !FORMS[form].rules.includes('rubric')
