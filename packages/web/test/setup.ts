import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has neither; the router scrolls, Base UI measures.
window.scrollTo = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
