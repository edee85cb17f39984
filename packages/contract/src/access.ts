import * as z from 'zod'

/** Who may call a route. `public` needs no token; `staff` is level 1 or 2; `admin` is level 1. */
export type Access = 'public' | 'staff' | 'admin'

export const LEVEL = { admin: 1, teamContent: 2, unverified: 3 } as const
export const LEVEL_NAME = { 1: 'Admin', 2: 'Team Content', 3: 'Menunggu Verifikasi' } as const
export const level = z.literal(Object.values(LEVEL))
export type Level = z.infer<typeof level>

/** The one place that says what a level may do; asked by the server's guard and by the web app's buttons. */
export function can(level: Level | null, route: { access: Access }): boolean {
  if (route.access === 'public') return true
  if (route.access === 'staff') return level === LEVEL.admin || level === LEVEL.teamContent
  return level === LEVEL.admin
}
