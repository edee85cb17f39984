import { element } from '../xml.ts'

/** A row or a column, with how many partners it may have; 0 for any number. Its content is XHTML. */
interface End {
  readonly id: string
  readonly content: string
  readonly most: number
}

const setOf = (ends: readonly End[]) =>
  element(
    'qti-simple-match-set',
    {},
    ...ends.map(({ id, content, most }) =>
      element('qti-simple-associable-choice', { identifier: id, 'match-max': most }, content),
    ),
  )

/** Each of `from` gets a partner of `to`. */
export const matchInteraction = (
  from: readonly End[],
  to: readonly End[],
  look: { class?: string | undefined; shuffle?: string | undefined } = {},
): string =>
  element(
    'qti-match-interaction',
    { 'response-identifier': 'RESPONSE', 'max-associations': from.length, ...look },
    setOf(from),
    setOf(to),
  )

/** A table with a circle for each row in each column. */
export const TABLE = { class: 'qti-match-tabular' }
