import { expect, it } from 'vitest'
import { loadTypeset } from './typeset.ts'

const typeset = await loadTypeset()
const TOO_COMPLEX = 'Rumus ini terlalu rumit.'
const tenTimes = (macro: string) => macro.repeat(10)

it.each([
  [
    'grows tenfold by each macro',
    `\\def\\a{xx}\\def\\b{${tenTimes('\\a')}}\\def\\c{${tenTimes('\\b')}}${tenTimes('\\c')}`,
  ],
  ['doubles by each argument', `\\newcommand{\\a}[1]{#1#1}${'\\a{'.repeat(10)}x${'}'.repeat(10)}`],
  ['calls itself', '\\def\\a{\\a\\a}\\a'],
  ['calls itself and writes on', '\\def\\a{x\\a}\\a'],
])('ends a formula that %s', (_, bomb) => {
  expect(typeset(bomb, false).fault).toBe(TOO_COMPLEX)
})

it.each([
  ['\\includegraphics{https://elsewhere.example/pixel.png}', '\\includegraphics'],
  ['\\style{position:fixed}{x}', '\\style'],
  ['\\class{fixed}{x}', '\\class'],
  ['\\id{root}{x}', '\\id'],
])('trusts no formula that writes HTML: %s', (latex, command) => {
  const { mathml, fault } = typeset(latex, false)
  expect(fault).toBe(`Perintah ${command} tidak diizinkan.`)
  expect(mathml).not.toMatch(/<img|style=|id=|class=/)
})
