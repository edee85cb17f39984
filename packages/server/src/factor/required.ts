import { LEVEL, type Level } from '@bank/contract'

/** Whom REQUIRE_SECOND_FACTOR asks for a second factor. */
export type RequiredOf = 'off' | 'admins' | 'all'

export const isRequired = (of: RequiredOf, level: Level) => of === 'all' || (of === 'admins' && level === LEVEL.admin)
