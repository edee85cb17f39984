import { expect, it } from 'vitest'
import { folded, piecesOf, runsBetween } from './pieces.ts'

/** Two texts as one string: [-removed-], {+added+}. */
const compared = (before: string, after: string) =>
  runsBetween(piecesOf(before), piecesOf(after))
    .map(({ kind, pieces }) => {
      const text = pieces
        .map((piece) => (piece.kind === 'text' ? piece.text : `<${piece.kind} ${piece.text}>`))
        .join('')
      return { same: text, removed: `[-${text}-]`, added: `{+${text}+}` }[kind]
    })
    .join('')

const formula = (latex: string) => `<math data-latex="${latex}"><mi>${latex}</mi></math>`

it.each([
  ['a word', '<p>Apa ide pokok?</p>', '<p>Apa gagasan pokok?</p>', 'Apa [-ide-]{+gagasan+} pokok?'],
  ['words side by side, as one', '<p>satu dua tiga</p>', '<p>empat lima tiga</p>', '[-satu dua-]{+empat lima+} tiga'],
  ['nothing where only the look changed', '<p>satu <b>dua</b></p>', '<h2>satu dua</h2>', 'satu dua'],
  ['a new paragraph', '<p>satu</p>', '<p>satu</p><p>dua</p>', 'satu{+\ndua+}'],
  [
    'a formula by its LaTeX',
    `<p>nilai ${formula('x^2')}</p>`,
    `<p>nilai ${formula('x^3')}</p>`,
    'nilai [-<formula x^2>-]{+<formula x^3>+}',
  ],
  [
    'a picture by its description',
    '<p>Lihat</p>',
    '<p>Lihat <img src="/media/00000000000000000000000000000000.png" alt="peta"></p>',
    'Lihat{+ <image peta>+}',
  ],
  [
    'cells apart',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<table><tr><td>a</td><td>c</td></tr></table>',
    ' a  [-b-]{+c+} ',
  ],
])('marks %s', (_, before, after, expected) => {
  expect(compared(before, after)).toBe(expected)
})

it('shows texts that share too little one after the other, in no time', () => {
  const words = (stem: string) => Array.from({ length: 30_000 }, (_, index) => `${stem}${index}`).join(' ')
  const runs = runsBetween(piecesOf(`<p>${words('a')}</p>`), piecesOf(`<p>${words('b')}</p>`))
  expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

it('leaves out long stretches that stayed, but not the words next to a change', () => {
  const same = Array.from({ length: 400 }, (_, index) => `kata${index}`).join(' ')
  const runs = runsBetween(piecesOf(`<p>lama ${same} lama</p>`), piecesOf(`<p>baru ${same} baru</p>`))
  const middle = runs.find(({ kind }) => kind === 'same')
  const pieces = middle && folded(middle, false, false)
  expect(pieces).toHaveLength(61)
  expect(pieces?.filter((piece) => piece === null)).toHaveLength(1)
})
