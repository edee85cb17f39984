import { appendFileSync } from 'node:fs'
import type { Route } from '@bank/contract'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the file to which the workers of a run write the routes that answered a test. */
    calledRoutes: string
  }
}

export const routeName = ({ method, path }: Route) => `${method} ${path}`

const noted = new Set<string>()

/** Records, for the whole run, that a test called this route with success (every-route-tested.ts reads it). */
export function noteCall(route: Route) {
  const name = routeName(route)
  if (noted.has(name)) return
  noted.add(name)
  appendFileSync(inject('calledRoutes'), `${name}\n`)
}
