import 'fake-indexeddb/auto'
import './production-act.ts'
import { act, cleanup, configure } from '@testing-library/react'
import { clear, createStore } from 'idb-keyval'
import { afterEach, expect, vi } from 'vitest'
import { WAIT } from '../../contract/test/limits.ts'
import { locks } from './locks.ts'
import './own-style.ts'

// jsdom lacks these; the router and our code scroll, Base UI measures, dialogs ask for a touch device.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

// The editor measures the caret position.
Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
Range.prototype.getBoundingClientRect = () => new DOMRect()

configure({ asyncUtilTimeout: WAIT })
if (process.env.NODE_ENV === 'production')
  configure({
    asyncWrapper: async (work) => {
      const result = await work()
      await act(async () => undefined)
      return result
    },
  })

// what React's development build warns of: keys, fields that change hands, changes that no test waits for
const warnings: unknown[] = []
if (process.env.NODE_ENV === 'development') {
  console.error = (...words) => {
    // of the time between two waits of Testing Library, and so of no test
    if (!/not configured to support act/.test(String(words[0]))) warnings.push(words)
  }
  afterEach(() => expect(warnings.splice(0)).toEqual([]))
}

const drafts = createStore('bank-soal', 'drafts')
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  await clear(drafts)
})
