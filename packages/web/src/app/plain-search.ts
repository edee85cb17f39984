import { stringifySearchWith } from '@tanstack/react-router'

/**
 * Reads and writes the search as plain strings: `?page=2&q=720`; each route's schema converts what it needs. The router's
 * own parser would turn `720` into a number and `true` into a boolean, but `q` must stay text.
 */
export const plainSearch = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: stringifySearchWith(String),
}
