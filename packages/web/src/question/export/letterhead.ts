import { session } from '../../api/session.ts'

const keyOf = () => `kop:${session.get()?.ac_id}`
const logoKeyOf = () => `kop-logo:${session.get()?.ac_id}`

/** The lines above the title of the last paper, kept in the browser for each account. */
export function keptLetterhead(): string[] {
  return (localStorage.getItem(keyOf()) ?? '').split('\n')
}

export const keepLetterhead = (lines: readonly string[]): void => localStorage.setItem(keyOf(), lines.join('\n'))

/** The URL of the logo beside them; '' without one. */
export const keptLogo = (): string => localStorage.getItem(logoKeyOf()) ?? ''

export const keepLogo = (url: string): void => localStorage.setItem(logoKeyOf(), url)
