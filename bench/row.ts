import { fixed } from './report.ts'

/** A row of what must hold. */
export const row = (what: string, must: string, was: number, holds: (was: number) => boolean): string[] => [
  what,
  must,
  Number.isNaN(was) ? 'not run' : fixed(was, Number.isInteger(was) ? 0 : 2),
  Number.isNaN(was) ? 'not run' : holds(was) ? 'yes' : '**no**',
]
