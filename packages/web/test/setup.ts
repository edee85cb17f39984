import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { clear, createStore } from 'idb-keyval'
import { afterEach, vi } from 'vitest'
import { locks } from './locks.ts'

// jsdom has none of these; the router and we scroll, Base UI measures.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

// The editor measures where its caret stands.
Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
Range.prototype.getBoundingClientRect = () => new DOMRect()

// A dialog's code may still be on its way when other work holds the machine.
configure({ asyncUtilTimeout: 15_000 })

const drafts = createStore('bank-soal', 'drafts')
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  await clear(drafts)
})
