import fc from 'fast-check'

/** Any text that JavaScript can hold, halves of surrogate pairs too. fast-check's own needs a second to start. */
export const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))
