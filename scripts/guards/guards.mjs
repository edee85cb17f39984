import { CONTENT_GUARDS } from './content.mjs'
import { FACTOR_GUARDS } from './factor.mjs'
import { HTTP_GUARDS } from './http.mjs'
import { IMPORT_GUARDS } from './imports.mjs'
import { OWN_THINGS_GUARDS } from './own-things.mjs'
import { PICTURE_GUARDS } from './pictures.mjs'
import { REVIEW_GUARDS } from './review.mjs'
import { SIGN_IN_GUARDS } from './sign-in.mjs'
import { TEXT_GUARDS } from './texts.mjs'

/**
 * The guards that are removed one by one: `find` occurs in `file` exactly once and is replaced by `replace`; then at
 * least one of `tests` must fail. `threat` is its number in docs/security.md, `-` for guards that are not listed there.
 */
export const GUARDS = [
  ...SIGN_IN_GUARDS,
  ...FACTOR_GUARDS,
  ...OWN_THINGS_GUARDS,
  ...REVIEW_GUARDS,
  ...HTTP_GUARDS,
  ...IMPORT_GUARDS,
  ...TEXT_GUARDS,
  ...PICTURE_GUARDS,
  ...CONTENT_GUARDS,
]
