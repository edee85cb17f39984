/**
 * Styles of the paragraphs of a file that is edited and read again: each says what its paragraph is. A person who ends a
 * paragraph gets another of the same style, so that a new option is one.
 */
export const OWN_STYLES = {
  stem: { id: 'SoalTeks', name: 'Soal Teks' },
  shared: { id: 'SoalTeksBersama', name: 'Soal Teks Bersama' },
  option: { id: 'SoalOpsi', name: 'Soal Opsi' },
  row: { id: 'SoalPernyataan', name: 'Soal Pernyataan' },
  key: { id: 'SoalKunci', name: 'Soal Kunci' },
  field: { id: 'SoalData', name: 'Soal Data' },
  discussion: { id: 'SoalPembahasan', name: 'Soal Pembahasan' },
} as const
export type OwnPart = keyof typeof OWN_STYLES

const PART_OF = new Map(Object.entries(OWN_STYLES).map(([part, { name }]) => [name as string, part as OwnPart]))

/** The part that a paragraph of this style is. */
export const ownPartOf = (style: string | undefined): OwnPart | undefined => PART_OF.get(style ?? '')
