import { newId } from './new-id.ts'

/** A random id of this browser: the server tells an account of a sign-in from one that it has not used. */
export const device = (): string => (localStorage.device ??= newId())
