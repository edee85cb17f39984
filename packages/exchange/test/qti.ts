// Items and packages of QTI, as other programs write them.
import { readFile } from '../src/file/read-file.ts'
import { messageSentence } from '../src/recognise/messages.ts'
import type { ReadQuestion } from '../src/recognise/question.ts'
import { plain } from './questions.ts'
import { zipped } from './zips.ts'

const ASI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'

interface Item {
  /** Between the declarations and the body. */
  before?: string
  after?: string
  title?: string
}

/** An item of QTI 3 with this body. */
export const item3 = (body: string, { before = '', after = '', title = 'Satu' }: Item = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?><qti-assessment-item xmlns="${ASI}" identifier="i1" title="${title}" time-dependent="false">${before}<qti-item-body>${body}</qti-item-body>${after}</qti-assessment-item>`

/** An item of QTI 2.1. */
export const item2 = (body: string, { before = '', after = '', title = 'Satu' }: Item = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="${title}" adaptive="false" timeDependent="false">${before}<itemBody>${body}</itemBody>${after}</assessmentItem>`

export const declared = (type: string, cardinality: string, values: readonly string[], mapping = '') =>
  `<qti-response-declaration identifier="R" base-type="${type}" cardinality="${cardinality}"><qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response>${mapping}</qti-response-declaration>`

export const choices = (options: readonly string[], more = '') =>
  `<qti-choice-interaction response-identifier="R" max-choices="1">${more}${options.map((text, at) => `<qti-simple-choice identifier="${String.fromCharCode(65 + at)}">${text}</qti-simple-choice>`).join('')}</qti-choice-interaction>`

export const matches = (from: readonly string[], to: readonly string[], { most = 0, look = '' } = {}) => {
  const set = (letter: string, texts: readonly string[], max: number) =>
    `<qti-simple-match-set>${texts.map((text, at) => `<qti-simple-associable-choice identifier="${letter}${at + 1}" match-max="${max}">${text}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`
  return `<qti-match-interaction response-identifier="R" max-associations="0" class="${look}">${set('P', from, 1)}${set('S', to, most)}</qti-match-interaction>`
}

const encode = (text: string) => new TextEncoder().encode(text)
export const readItemFile = (xml: string, bank: 'general' | 'snpmb' = 'general') =>
  readFile('soal.xml', encode(xml), { bank })

/** Resources by their files: the kind of each, and what stands beside it in the manifest. */
export function packageOf(
  parts: Readonly<Record<string, string>>,
  { folder = '', metadata = '', type = 'imsqti_item_xmlv3p0', more = '' } = {},
): Uint8Array {
  const items = Object.keys(parts).filter((name) => name.endsWith('.xml') && !name.includes('stimuli/'))
  const resources = items.map(
    (href, at) =>
      `<resource identifier="r${at}" type="${type}" href="${href}">${metadata}<file href="${href}"/></resource>`,
  )
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}${more}</resources></manifest>`
  const named = Object.entries({ ...parts, 'imsmanifest.xml': manifest })
  return zipped(Object.fromEntries(named.map(([name, part]) => [folder + name, part])))
}
export const readPackageFile = (bytes: Uint8Array, bank: 'general' | 'snpmb' = 'general') =>
  readFile('paket.zip', bytes, { bank })

/** A question in a few lines: its form and text, what answers it, what is said of it. */
export function told({ form, text, options, answers, ranges = [], statements, interaction, ...rest }: ReadQuestion) {
  const { rows = [], columns = [], left = [], right = [], pairs = [] } = interaction
  const said = (
    list: readonly { id?: string | undefined; text?: string | undefined }[],
    id: string | null | undefined,
  ) => plain(list.find((one) => one.id === id)?.text ?? '-')
  return [
    `${form}: ${plain(text)}`,
    ...options.map((option) => `${option.isKey ? '*' : '-'} ${plain(option.text)}`),
    ...answers.map((answer) => `= ${plain(answer)}`),
    ...ranges.map(({ first, second }) => `= ${second}..${first}`),
    ...statements.map((one) => `${plain(one.text)} -> ${one.answer}`),
    ...rows.map((row) => `${plain(row.text ?? '')} -> ${said(columns, row.column)}`),
    ...pairs.map(([one, other]) => `${said(left, one)} -> ${said(right, other)}`),
    ...(rest.answer === undefined ? [] : [`answer: ${plain(rest.answer)}`]),
    ...(rest.discussion === '' ? [] : [`discussion: ${plain(rest.discussion)}`]),
    ...(rest.rule === undefined ? [] : [`rule: ${rest.rule}`]),
    ...rest.messages.map((message) => `! ${messageSentence(message)}`),
  ]
}
