// Questions as a package of QTI 3: a manifest, one file an item, one a text for several, and the pictures.

import type { Asked } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { WrittenFile } from '../file-content.ts'
import type { Paper } from '../paper.ts'
import type { PictureOf, WrittenQuestion } from '../written-question.ts'
import { element } from '../xml.ts'
import { zipOf } from '../zip.ts'
import { askedOf } from './asked.ts'
import { ALL_QTI_FORMS } from './forms.ts'
import { type Images, imagesFrom } from './images.ts'
import { losesTexts } from './isian.ts'
import { HEAD, NAMESPACE, qtiItem } from './item.ts'
import { lomXml } from './lom.ts'
import { rubricsXml } from './rubrics.ts'
import { xhtmlWriter } from './xhtml.ts'

const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'

export function writeQti({ packages, exportId }: Paper, pictureOf: PictureOf): WrittenFile {
  const desk: Desk = { images: imagesFrom(pictureOf), stimuli: new Map(), files: {}, resources: [], losses: [] }
  for (const { questions } of packages) for (const question of questions) addItem(question, desk)
  const manifest = element(
    'manifest',
    { xmlns: PACKAGE, identifier: `bank-soal-${exportId}` },
    element('metadata', {}, element('schema', {}, 'QTI Package'), element('schemaversion', {}, '3.0.0')),
    element('organizations', {}),
    element('resources', {}, ...desk.resources),
  )
  const parts = { 'imsmanifest.xml': `${HEAD}${manifest}\n`, ...desk.files, ...desk.images.files() }
  return { content: zipOf(parts), losses: desk.losses }
}

/** What all parts of one package share while it is written. */
interface Desk {
  images: Images
  /** The texts for several questions by what they say, each with the name of its part. */
  stimuli: Map<string, string>
  files: Record<string, string>
  resources: string[]
  losses: string[]
}

function addItem(question: WrittenQuestion, desk: Desk): void {
  const asked = askedOf(question)
  if (isEmpty(asked)) {
    desk.losses.push(`${question.code}: tidak ditulis karena belum ada yang bisa dipilih siswa.`)
    return
  }
  const stimulus = question.stimulus === undefined ? undefined : stimulusOf(question.stimulus, desk)
  const identifier = `Q${question.id}`
  const write = xhtmlWriter(desk.images)
  desk.files[`items/${identifier}.xml`] = qtiItem(
    ALL_QTI_FORMS[question.form],
    asked,
    {
      identifier,
      title: question.code,
      rubrics: rubricsXml(question, write),
      stimulus: stimulus === undefined ? undefined : { identifier: stimulus, href: `../stimuli/${stimulus}.xml` },
    },
    write,
  )
  const { hrefs, gone } = desk.images.taken()
  const metadata = element('metadata', {}, lomXml(question))
  desk.resources.push(
    resource('item', identifier, [`items/${identifier}.xml`, ...hrefs], metadata, stimulus ? [stimulus] : []),
  )
  desk.losses.push(...lossesOf(question, asked, gone).map((loss) => `${question.code}: ${loss}`))
}

/** Questions without anything to answer: QTI has no item for them. */
function isEmpty({ form, selections, statements, interaction }: Asked): boolean {
  if (form === 'pg' || form === 'pgk') return selections.length === 0
  if (form === 'benar_salah') return statements.length === 0
  if (form === 'kategori') return !interaction.rows?.length || !interaction.columns?.length
  return form === 'jodohkan' && (!interaction.left?.length || !interaction.right?.length)
}

const BEGINS_LATER = /<ol\b[^>]* start="(?!0*1")/

function lossesOf({ text, discussion, stimulus = '' }: WrittenQuestion, asked: Asked, gone: number): string[] {
  return [
    ...(BEGINS_LATER.test(text + discussion + stimulus) ? ['sistem lain menomori daftarnya mulai dari 1.'] : []),
    ...(gone > 0 ? ['ada gambar yang tidak ditemukan.'] : []),
    ...(asked.form !== 'uraian' && SCORERS[asked.form].answerOf(asked) === undefined
      ? ['kunci belum lengkap, jadi tidak bisa dinilai.']
      : []),
    ...(asked.form === 'isian' && losesTexts(asked)
      ? ['sistem lain hanya menerima jawaban yang berupa bilangan.']
      : []),
  ]
}

/** The name of a text for several questions; the first of them writes it. */
function stimulusOf(text: string, desk: Desk): string {
  const known = desk.stimuli.get(text)
  if (known) return known
  const identifier = `T${desk.stimuli.size + 1}`
  desk.stimuli.set(text, identifier)
  const body = element('qti-stimulus-body', {}, element('div', {}, xhtmlWriter(desk.images)({ text })))
  const about = { identifier, title: `Bacaan ${desk.stimuli.size}`, 'xml:lang': 'id' }
  const part = `stimuli/${identifier}.xml`
  desk.files[part] = `${HEAD}${element('qti-assessment-stimulus', { xmlns: NAMESPACE, ...about }, body)}\n`
  desk.resources.push(resource('stimulus', identifier, [part, ...desk.images.taken().hrefs]))
  return identifier
}

/** The first of its files is what it is. */
function resource(
  kind: 'item' | 'stimulus',
  identifier: string,
  files: readonly string[],
  metadata = '',
  needs: readonly string[] = [],
): string {
  return element(
    'resource',
    { identifier, type: `imsqti_${kind}_xmlv3p0`, href: files[0] },
    metadata,
    ...files.map((href) => element('file', { href })),
    ...needs.map((identifierref) => element('dependency', { identifierref })),
  )
}
