import * as z from 'zod'
import { flag, id, idParams, optionalId } from './fields.ts'
import { changed, oneOf } from './reply.ts'
import { route } from './route.ts'
import { TOLD_RULES, WEIGHTS } from './telaah/names.ts'

const chosen = { error: 'Pilihan tidak valid.' }

/** What an account may do beside what its level lets it: of all subjects, or of one. Level 1 has both of all. */
export const CAPABILITIES = ['review', 'publish'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Which findings of automatic review an approval waits for. */
const BLOCK_ON = ['galat', 'peringatan', 'tidak'] as const
const REVIEWS = { least: 1, most: 3 } as const
const KEY_CHECKS = { least: 0, most: 2 } as const

/** Also while nothing binds. A rule that is not named has its usual severity; one that is off (mati) finds nothing. */
const rules = z.partialRecord(z.enum(TOLD_RULES), z.enum(WEIGHTS, chosen))

const policy = {
  /** Off: any status is set freely, as the specification says. On: the review flow (alur telaah) decides. */
  binding: z.boolean(),
  /** How many people must find a question fit. */
  reviews: z.int(),
  /** How many others must answer a question without its key as the key says. */
  key_checks: z.int(),
  /** Whether who wrote a question may also review it, for teams of one or two. */
  own_approval: z.boolean(),
  block_on: z.enum(BLOCK_ON),
  /** In how many days a review is due, where nobody says another day. */
  due_days: z.int(),
  rules,
}
const reviewPolicy = z
  .object({
    ...policy,
    /** How many active accounts may review. A policy that binds needs one more than `reviews`. */
    reviewers: z.int(),
  })
  .meta({ id: 'ReviewPolicy' })
export type ReviewPolicy = z.infer<typeof reviewPolicy>

const count = ({ least, most }: { least: number; most: number }) =>
  z.union(
    [
      z.int().min(least).max(most),
      z
        .string()
        .regex(new RegExp(`^[${least}-${most}]$`))
        .transform(Number),
    ],
    { error: `Berisi angka ${least} sampai ${most}.` },
  )
const dueDays = z.union(
  [
    z.int().min(1).max(90),
    z
      .string()
      .regex(/^([1-9]|[1-8]\d|90)$/)
      .transform(Number),
  ],
  { error: 'Berisi angka 1 sampai 90.' },
)
const policyUpdate = z
  .object({
    binding: flag,
    reviews: count(REVIEWS),
    key_checks: count(KEY_CHECKS),
    own_approval: flag,
    block_on: z.enum(BLOCK_ON, chosen),
    due_days: dueDays,
    /** In place of all that was said of rules before. */
    rules,
  })
  .partial()

const capability = z
  .object({
    what: z.enum(CAPABILITIES),
    /** Null: of all subjects. */
    subject_id: id.nullable(),
    subject_name: z.string().nullable(),
  })
  .meta({ id: 'Capability' })
export type HeldCapability = z.infer<typeof capability>
/** More than all subjects with both are a mistake. */
const MOST_HELD = 500
const held = z.object({ what: z.enum(CAPABILITIES, chosen), subject_id: optionalId })
const capabilities = z.object({ capabilities: z.array(held).max(MOST_HELD, `Paling banyak ${MOST_HELD}.`) })

const mine = z
  .object({
    binding: z.boolean(),
    reviews: z.int(),
    own_approval: z.boolean(),
    rules,
    capabilities: z.array(capability),
    /** Tasks that wait for the caller, up to 1,000, and what they have not read. None while nothing binds. */
    counts: z.object({ telaah: z.int(), kunci: z.int(), perbaiki: z.int(), notices: z.int() }),
  })
  .meta({ id: 'OwnReview' })

const policyPath = '/v1/review-policy'
export const reviewPolicyRoutes = {
  get: route({
    method: 'GET',
    path: policyPath,
    access: 'staff',
    summary: 'Read the policy of the review flow (alur telaah); without one it is off',
    response: oneOf(reviewPolicy),
  }),
  update: route({
    method: 'PATCH',
    path: policyPath,
    access: 'admin',
    summary: 'Change the policy; one that binds needs a reviewer more than it asks reviews. No question is changed',
    body: policyUpdate,
    response: changed(reviewPolicy),
  }),
  me: route({
    method: 'GET',
    path: '/v1/review/me',
    access: 'staff',
    background: true,
    summary: 'What the policy asks, and what the caller may do by it',
    response: oneOf(mine),
  }),
}

const path = '/v1/capability/:id'
export const capabilityRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'List what an account may review and publish; level 1 may both of all subjects without it',
    params: idParams,
    response: z.object({ data: z.array(capability) }),
  }),
  replace: route({
    method: 'PATCH',
    path,
    access: 'admin',
    summary: 'Say what an account may review and publish, in place of what was said before',
    params: idParams,
    body: capabilities,
    response: z.object({ data: z.array(capability), message: z.string() }),
  }),
}
