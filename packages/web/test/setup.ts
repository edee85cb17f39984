import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has none of these; the router and we scroll, Base UI measures.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A dialog's code may still be on its way when other work holds the machine.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
