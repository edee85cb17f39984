import { expect, it } from 'vitest'
import { copyIn, isInContext, stagesIn, variablesIn } from './dockerfile.mjs'

it('reads stages, their instructions, and lines that go on', () => {
  const text = '# words\nFROM node:1 AS build\nRUN a \\\n  b\n\nFROM build\nENV A=1 B=x=y\nCOPY --from=build /a /b c/\n'
  expect(stagesIn(text)).toEqual([
    { name: 'build', from: 'node:1', steps: [{ instruction: 'RUN', rest: 'a b' }] },
    {
      name: 'image',
      from: 'build',
      steps: [
        { instruction: 'ENV', rest: 'A=1 B=x=y' },
        { instruction: 'COPY', rest: '--from=build /a /b c/' },
      ],
    },
  ])
  expect(copyIn('--from=build /a /b c/')).toEqual({ from: 'build', sources: ['/a', '/b'], target: 'c/' })
  expect(variablesIn('A=1 B=x=y')).toEqual({ A: '1', B: 'x=y' })
})

it('leaves out of the context what .dockerignore names last', () => {
  const ignored = '*\n!packages\n!package.json\n**/node_modules\n**/*.test.ts\n'
  const all = ['package.json', 'README.md', 'packages/a.ts', 'packages/b/a.test.ts', 'packages/b/node_modules/c/a.js']
  expect(all.filter((file) => isInContext(file, ignored))).toEqual(['package.json', 'packages/a.ts'])
})
