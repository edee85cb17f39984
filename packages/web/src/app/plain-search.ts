import { stringifySearchWith } from '@tanstack/react-router'

/**
 * Plain strings both ways: `?page=2&q=720`; each route's schema reads what it needs. The router's own ways make a number
 * of `720` and a boolean of `true`, which are no texts to look for.
 */
export const plainSearch = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: stringifySearchWith(String),
}
