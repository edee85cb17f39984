import { expect, it } from 'vitest'
import { piecesOfText } from './mention.ts'

const said = (text: string, ...names: string[]) => piecesOfText(text, names).map((piece) => piece.name ?? piece.text)

it('takes the longest name that is whole, whatever its case and signs', () => {
  expect(said('Halo @siti aminah, @Siti!', 'Siti', 'Siti Aminah')).toEqual(['Halo ', 'Siti Aminah', ', ', 'Siti', '!'])
  expect(said('@Sitinurbaya @Tito', 'Siti')).toEqual(['@Sitinurbaya @Tito'])
  expect(said('surat@siti.id', 'siti')).toEqual(['surat@siti.id'])
  expect(said('@A. (B)+C/D', 'A. (B)+C/D')).toEqual(['A. (B)+C/D'])
  expect(said('@siapa')).toEqual(['@siapa'])
})
