import { expect, it } from 'vitest'
import { KEYS } from './keys.ts'

const SOURCES: Record<string, string> = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CHORD = /(?:Ctrl|Alt)\+(?:Shift\+)?(?:F\d+|[A-Z][a-z]+|[A-Z](?![a-z])|[,.=])/g
const SHORTCUTS = /useShortcuts\((.*)\)/g
const SINGLE = /[{,] '?([^\s':{])'?: /g

it('names every key in the help that a screen, form or editor speaks of', () => {
  const spoken = Object.values(SOURCES).flatMap((source) => [
    ...[...source.matchAll(CHORD)].map(([chord]) => chord.replaceAll('+', ' ')),
    ...[...source.matchAll(SHORTCUTS)].flatMap(([, keys = '']) => [...keys.matchAll(SINGLE)].map(([, key]) => key)),
  ])
  const named = Object.values(KEYS).flatMap((keys) => keys.map(([key]): string => key))
  expect(spoken).toEqual(expect.arrayContaining(['Ctrl B', 'Alt F10', '/', 'n', '[', ']']))
  expect([...new Set(spoken)].filter((key) => !named.includes(key ?? ''))).toEqual([])
})
