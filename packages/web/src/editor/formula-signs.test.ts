import { expect, it } from 'vitest'
import { SHELVES } from './formula-signs.ts'
import { loadTypeset } from './typeset.ts'

it.each(SHELVES.flatMap(({ name, signs }) => signs.map(({ label, latex }) => [name, label, latex])))(
  '%s: %s can be drawn once it is filled in',
  async (_shelf, _label, latex) => {
    const filled = latex
      .replace(/^(?=[\^_])/, 'x')
      .replaceAll('#', 'a')
      .replaceAll('{}', '{b}')
    expect((await loadTypeset())(filled, false).fault).toBeUndefined()
  },
)

it('names each sign of a shelf but once', () => {
  for (const { signs } of SHELVES) expect(new Set(signs.map(({ label }) => label)).size).toBe(signs.length)
})
