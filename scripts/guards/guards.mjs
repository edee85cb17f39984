import { CONTENT_GUARDS } from './content.mjs'
import { HTTP_GUARDS } from './http.mjs'
import { PICTURE_GUARDS } from './pictures.mjs'
import { SIGN_IN_GUARDS } from './sign-in.mjs'
import { TEXT_GUARDS } from './texts.mjs'

/**
 * The guards that are taken away one by one: `find` stands in `file` exactly once and becomes `replace`; then at least
 * one of `tests` must fail. `threat` is the number of docs/security.md, `-` for what stands beside them.
 */
export const GUARDS = [...SIGN_IN_GUARDS, ...HTTP_GUARDS, ...TEXT_GUARDS, ...PICTURE_GUARDS, ...CONTENT_GUARDS]
