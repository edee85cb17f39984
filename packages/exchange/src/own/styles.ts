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

/** Of six levels, as HTML has them. */
export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const
/** The style of a heading in a part, by the id of the part's own style. */
export const headingStyleId = (style: string, level: number | string): string => `${style}Judul${level}`
export const headingStyleName = (style: string, level: number | string): string => `${style} Judul ${level}`
const HEADING = / Judul [1-6]$/

/** The part that a paragraph of this style is. */
export const ownPartOf = (style = ''): OwnPart | undefined => PART_OF.get(style.replace(HEADING, ''))
