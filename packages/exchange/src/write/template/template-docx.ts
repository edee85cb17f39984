// A Word file to fill in: an example of each form in lines that our reader knows. How to fill it in stands in the head of its
// first page, which is not read.
import { RELATIONS, W } from '../docx/names.ts'
import { stylesXml, WIDTHS } from '../docx/page.ts'
import { picturesFrom } from '../docx/pictures.ts'
import { inlineOf } from '../docx/rich.ts'
import { paragraph, run } from '../docx/word-xml.ts'
import type { FileContent } from '../file-content.ts'
import { letterOf } from '../key-text.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { XML_HEAD } from '../xml.ts'
import { zipOf } from '../zip.ts'
import { SAMPLE_QUESTIONS } from './sample-questions.ts'

const GUIDE = [
  'Tulis tiap soal dengan nomor, opsinya dengan huruf, lalu Kunci dan Pembahasan. Ganti contoh di bawah dengan soal Anda; nomor dan huruf boleh otomatis.',
  'Rumus dibuat dengan Persamaan Word, atau ditulis sebagai LaTeX, misalnya $x^2$. Gambar diletakkan di teks soal atau di opsinya.',
  'Baris Materi:, Sub materi:, Kelas:, Level:, Label:, dan Poin: boleh ditambahkan pada tiap soal, atau sekali sebelum soal pertama untuk semuanya.',
  'Petunjuk di kepala halaman ini tidak ikut dibaca.',
]

const room = { pictures: picturesFrom(() => undefined), width: WIDTHS[1] }
const line = (label: string, html: string, bold = false) => paragraph(run(label, { bold }) + inlineOf(html, room))
const key = (html: string) => line('Kunci: ', html, true)

const choices = ({ options }: WrittenQuestion) => [
  ...options.map(({ text }, at) => line(`${letterOf(at)}. `, text)),
  key(options.flatMap(({ isKey }, at) => (isKey ? letterOf(at) : [])).join(', ')),
]

const PARTS: Readonly<Record<WrittenQuestion['form'], (question: WrittenQuestion) => string[]>> = {
  pg: choices,
  pgk: choices,
  isian: ({ answers }) => answers.slice(0, 1).map(key),
  uraian: ({ answer = '' }) => [line('Tipe: ', 'Uraian', true), key(answer)],
  benar_salah: () => [],
  kategori: ({ interaction: { rows = [], columns = [] } }) =>
    rows.map(({ text = '', column }) => {
      const side = columns.find(({ id }) => id !== undefined && id === column)?.text
      return line('Pernyataan: ', `${text} = ${side}`, true)
    }),
  jodohkan: ({ interaction: { left = [], right = [], pairs = [] } }) =>
    pairs.map(([from, to]) => {
      const [one, other] = [left.find(({ id }) => id === from), right.find(({ id }) => id === to)]
      return line('Pasangan: ', `${one?.text} = ${other?.text}`, true)
    }),
}

const questionXml = (question: WrittenQuestion, at: number) =>
  [
    line(`${at + 1}. `, question.text),
    ...PARTS[question.form](question),
    ...(question.discussion === '' ? [] : [line('Pembahasan: ', question.discussion, true)]),
    paragraph(''),
  ].join('')

const HEAD = [
  paragraph(run('Petunjuk', { bold: true })),
  ...GUIDE.map((text) => paragraph(run(text, { size: 18 }))),
  paragraph('', { isRuled: true }),
]
const PAGE =
  '<w:sectPr><w:headerReference w:type="first" r:id="header"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/><w:titlePg/></w:sectPr>'
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const relationships = (...all: [id: string, type: string, target: string][]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const PARTS_TYPES = [
  ['document', 'document.main'],
  ['styles', 'styles'],
  ['header1', 'header'],
] as const

export function templateDocx(): FileContent {
  const overrides = PARTS_TYPES.map(
    ([part, type]) => `<Override PartName="/word/${part}.xml" ContentType="${TYPES}.${type}+xml"/>`,
  )
  return zipOf({
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relationships(['document', 'officeDocument', 'word/document.xml']),
    'word/document.xml': `${XML_HEAD}<w:document ${W}><w:body>${SAMPLE_QUESTIONS.map(questionXml).join('')}${PAGE}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(
      ['styles', 'styles', 'styles.xml'],
      ['header', 'header', 'header1.xml'],
    ),
    'word/styles.xml': stylesXml('naskah'),
    'word/header1.xml': `${XML_HEAD}<w:hdr ${W}>${HEAD.join('')}</w:hdr>`,
  })
}
