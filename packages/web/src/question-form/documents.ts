// The body's document of a form, from the form's values.
import { ofForm } from '@bank/contract/question-form/forms'
import type { InteractionInput } from '@bank/contract/question-form/interaction'
import { numbered } from '@bank/contract/question-form/numbered'
import { type FormName, formOf } from '@bank/contract/question-words'
import { matchingOf, matchingPlaces } from './jodohkan/document.ts'
import { tableOf, tablePlaces } from './kategori/document.ts'
import { rubricOf, rubricPlaces } from './uraian/document.ts'
import { isBlank } from './values/blank.ts'
import type { ItemValues } from './values/item-values.ts'
import { type Place, standing } from './values/standing.ts'

interface Lists {
  of: (values: ItemValues) => InteractionInput
  places: (values: ItemValues) => Place[]
}

/** The forms whose document holds lists. */
const LISTS: Readonly<Partial<Record<FormName, Lists>>> = {
  uraian: { of: rubricOf, places: rubricPlaces },
  kategori: { of: tableOf, places: tablePlaces },
  jodohkan: { of: matchingOf, places: matchingPlaces },
}

/** The body's document of the present type. */
export function documentOf(values: ItemValues): InteractionInput | undefined {
  const form = formOf(Number(values.qt_id), false)
  if (!form) return undefined
  const kept = ofForm(form, (values.interaction ?? {}) as InteractionInput)
  const lists = LISTS[form]
  if (lists) return { ...kept, ...lists.of(values) }
  return Object.keys(kept).length > 0 ? kept : undefined
}

const DOCUMENT = 'interaction'

/** Where the form shows what the server says of a place in the body: `rows.2.text` for `interaction.rows.r5.text`. */
export function placeInForm(place: string, values: ItemValues): string {
  if (place === DOCUMENT) return 'root.server'
  const form = formOf(Number(values.qt_id), false)
  const inDocument = place.startsWith(`${DOCUMENT}.`)
  const known = inDocument ? form && LISTS[form]?.places(values) : partPlaces(values)
  const wire = inDocument ? withoutIds(place.slice(DOCUMENT.length + 1), values) : place
  const fits = known?.filter(([from]) => wire === from || wire.startsWith(`${from}.`)) ?? []
  const [nearest] = fits.sort(([one], [other]) => other.length - one.length)
  return nearest ? `${nearest[1]}${wire.slice(nearest[0].length)}` : place
}

const partPlaces = ({ short_answers, statements, keywords }: ItemValues): Place[] => [
  ...standing('short_answers', short_answers, isBlank.short_answers),
  ...standing('statements', statements, isBlank.statements),
  ...standing('keywords', keywords, isBlank.keywords),
]

/** A row is named by its id, which the form does not show: by its number instead, and its text instead of its id. */
function withoutIds(place: string, values: ItemValues): string {
  const [list = '', row, ...field] = place.split('.')
  if (row === undefined) return place
  const { document } = numbered(documentOf(values) ?? {}, { document: {}, given: values.used ?? {} })
  const rows = document[(list === 'pairs' ? 'left' : list) as 'rows'] ?? []
  const at = rows.findIndex(({ id }) => id === row)
  return [list, at < 0 ? row : at, ...field.map((name) => (name === 'id' ? 'text' : name))].join('.')
}
