import { OWN_COUNT, OWN_FORM, OWN_RULE, ownId } from '../../systems/own-marks.ts'
import type { WrittenFile } from '../file-content.ts'
import { numbered } from '../numbered.ts'
import type { PictureOf, WrittenQuestion } from '../written-question.ts'
import { element } from '../xml.ts'
import type { Desk } from './desk.ts'
import { MOODLE_KINDS, named } from './kinds.ts'
import { typed } from './plain.ts'
import { richElement, withPictures } from './rich.ts'

/** A quiz of Moodle. `losses` says what it cannot hold, with the codes of the questions. */
export function writeMoodle(questions: readonly WrittenQuestion[], pictureOf: PictureOf): WrittenFile {
  const losses = new Map<string, Set<string>>()
  const parts: string[] = []
  let topic: string | undefined
  for (const { question, number, stimulus } of numbered(questions)) {
    const lose = (what: string) => losses.set(what, (losses.get(what) ?? new Set()).add(question.code))
    const desk = { pictureOf, lose }
    if (question.topic !== topic) parts.push(categoryXml(question.topic))
    topic = question.topic
    if (stimulus) parts.push(stimulusXml(question.code, stimulus.text, stimulus.last - number + 1, desk))
    parts.push(questionXml(question, desk))
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`
  return { content: { pieces: withPictures(xml) }, losses: [...losses].map(lossSentence) }
}

const MOST_NAMED = 50

function lossSentence([what, codes]: readonly [string, ReadonlySet<string>]): string {
  const more = codes.size > MOST_NAMED ? ` dan ${codes.size - MOST_NAMED} lainnya` : ''
  return `Tidak dapat dibawa ke Moodle: ${what} (${[...codes].slice(0, MOST_NAMED).join(', ')}${more}).`
}

/** A slash in a name is doubled. */
const categoryXml = (topic: string | undefined) =>
  element(
    'question',
    { type: 'category' },
    named('category', ['$course$/top', ...(topic ? [topic.replaceAll('/', '//')] : [])].join('/')),
  )

const stimulusXml = (code: string, text: string, count: number, desk: Desk) =>
  element(
    'question',
    { type: 'description', [OWN_COUNT]: count },
    named('name', `Teks ${code}`),
    richElement('questiontext', text, desk),
    element('defaultgrade', {}, '0'),
  )

function questionXml(question: WrittenQuestion, desk: Desk): string {
  const { form, rule, points = 1, id, code, text, discussion } = question
  const { type, inside } = MOODLE_KINDS[form](question, desk)
  return element(
    'question',
    { type, [OWN_FORM]: form, [OWN_RULE]: rule },
    named('name', code),
    richElement('questiontext', text, desk),
    richElement('generalfeedback', discussion, desk),
    element('defaultgrade', {}, String(points)),
    element('penalty', {}, '0'),
    element('hidden', {}, '0'),
    element('idnumber', {}, ownId(id)),
    ...inside,
    tagsXml(question, desk),
  )
}

function tagsXml({ keywords, class: grade, subtopic, level, indicator, label }: WrittenQuestion, desk: Desk): string {
  const fields: [string, string | undefined][] = [
    ['Kelas', grade],
    ['Sub materi', subtopic],
    ['Level', level],
    ['Indikator', indicator],
    ['Label', label],
  ]
  const tags = [
    ...keywords.map((keyword) => typed(keyword, 'kata kunci', desk)),
    ...fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ]
  return tags.length === 0 ? '' : element('tags', {}, ...tags.map((tag) => named('tag', tag)))
}
