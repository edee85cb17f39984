/** What a person says that a line is. */
export type { LineRole as Role } from '@bank/contract/import-line'
