import { setFlagsFromString } from 'node:v8'

/** In percent of what is in use: how much the heap may grow before V8 collects garbage. V8 alone allows some 300. */
const GROWTH = 25

/**
 * Long texts and pictures leave much garbage. With this, V8 collects it early and mostly in other threads. A forced
 * collection would stop all calls meanwhile.
 */
export function keepHeapSmall() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}
