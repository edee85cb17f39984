import { IMAGE_BODY_LIMIT, type Route } from '@bank/contract'

/** Milliseconds: the call from its first byte to its answer, and of these what the answer itself may take. */
export interface Patience {
  whole: number
  answer: number
}
export type Patiences = Record<'plain' | 'picture', Patience>

/** Pictures take longer to send, over a slow line much longer (http/pace.ts), and to decode and to write. */
export const PATIENCE: Patiences = {
  plain: { whole: 30_000, answer: 10_000 },
  picture: { whole: 10 * 60_000, answer: 30_000 },
}

export const patienceFor = ({ bodyType, bodyLimit = 0 }: Route, patience = PATIENCE): Patience =>
  bodyType === 'multipart' || bodyLimit >= IMAGE_BODY_LIMIT ? patience.picture : patience.plain
