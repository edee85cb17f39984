import { PNG_DATA_URL } from '../../packages/server/test/make.ts'

/**
 * A complete question as the writers save it. All parts depend only on its name and revision, so a reader can check
 * whether every part belongs to the same save.
 */
export function itemBody(name: string, revision: number, place: Place, picture: string | undefined) {
  const mark = markOf(name, revision)
  const image = picture ? `<p><img src="${picture}" alt="Denah"></p>` : ''
  return {
    qt_id: 2,
    label: 'tryout',
    ...place,
    question_text: `<p>Butir ${mark}</p>${image}`,
    free_trial: revision % 2 === 1,
    selections: Array.from({ length: optionsOf(revision) }, (_, at) => ({
      selection_text: `${mark} opsi ${at}`,
      is_answer: at === 0,
      ...(at === 1 && revision % 3 === 0 && { image: PNG_DATA_URL }),
    })),
    keywords: [{ keyword_text: `${mark} kata` }],
    discussion: { discussion_text: `<p>${mark} pembahasan</p>` },
    ...(picture && { images: [picture] }),
  }
}

/** The class, topic and level that a test's questions belong to. */
export interface Place {
  class_id: number
  topic_id: number
  ql_id: number
}

/** A question with its parts, as read from the database. */
export interface StoredItem {
  id: number
  text: string
  options: { text: string; pictured: boolean; right: boolean }[]
  keywords: string[]
  discussion: string | null
  freeTrial: boolean
}

/** Name and revision of a stored question, and whether it has all parts and all are of that revision. */
export function readItem({ id, text, options, keywords, discussion, freeTrial }: StoredItem) {
  const [, name = '', number = ''] = /<p>Butir (\S+) r(\d+)\./.exec(text) ?? []
  const revision = Number(number)
  const mark = markOf(name, revision)
  const isWhole =
    options.length === optionsOf(revision) &&
    options.every((option, at) => option.text === `${mark} opsi ${at}` && option.right === (at === 0)) &&
    options.some((option) => option.pictured) === (revision % 3 === 0) &&
    keywords.join() === `${mark} kata` &&
    discussion === `<p>${mark} pembahasan</p>` &&
    freeTrial === (revision % 2 === 1)
  return { id, name, revision, isWhole }
}

const markOf = (name: string, revision: number) => `${name} r${revision}.`
const optionsOf = (revision: number) => 2 + (revision % 4)
