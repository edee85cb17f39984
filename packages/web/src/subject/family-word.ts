import type { Family } from '@bank/contract/subject'

export const FAMILY_WORD: Record<Family, string> = { literasi: 'Literasi', numerasi: 'Numerasi' }
