import { expect, it } from 'vitest'
import { shown } from '../../test/questions.ts'
import { messageSentence } from '../recognise/messages.ts'
import { decimalOf, programNumber, shownNumber } from './decimal.ts'
import { newDesk } from './desk.ts'
import { blocksOfHtml, optionOf, partOfHtml } from './foreign-text.ts'
import { notReadWarnings, unsupported } from './not-read.ts'
import { keyIs, questionOf } from './question.ts'

const desk = () => newDesk({ hasLatex: true, partOf: (source) => (source === 'a.png' ? 'gambar/a.png' : undefined) })
const sentences = (of: ReturnType<typeof desk>) => of.messages().map(messageSentence)

it.each([
  ['letters <b>alone</b>', '<p>letters <b>alone</b></p>'],
  [
    '<p style="text-align:center"><font color="red">x</font></p>',
    '<p class="ta-center"><span class="c-red">x</span></p>',
  ],
  ['<p><span style="font-weight:bold">x</span><script>y</script></p>', '<p><strong>x</strong></p>'],
  ['<p>satu</p>\n<ul>\n<li>dua</li>\n</ul>', '<p>satu</p><ul><li>dua</li></ul>'],
  [
    '<p><img src="a.png" alt="kubus" onerror="x" width="9"></p>',
    '<p><img src="part:gambar/a.png" alt="kubus" width="9"></p>',
  ],
  ['<p>luas \\(x\\)</p>', '<p>luas <math data-latex="x"><mi>x</mi></math></p>'],
  ['<p>$$x$$</p>', '<p><math display="block" data-latex="x"><mi>x</mi></math></p>'],
  ['<p>a $$x$$</p>', '<p>a <math data-latex="x"><mi>x</mi></math></p>'],
  ['<p><span class="tex2jax_ignore">$x$</span></p>', '<p>$x$</p>'],
  ['<p>harga $5 dan $6</p>', '<p>harga $5 dan $6</p>'],
  [
    '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
    '<p><math data-latex="x"><mi>x</mi></math></p>',
  ],
])('reads %s', (html, ours) => {
  expect(blocksOfHtml(html, desk())).toBe(ours)
})

it('makes lines of blocks where a text has none, and takes its pictures out', () => {
  const html = '<p><strong>a</strong> <img src="a.png"></p><div>b<br>c</div>'
  const part = partOfHtml(html, desk())
  expect(part).toEqual({ text: '<b>a</b><br>b<br>c', pictures: ['part:gambar/a.png'], hasTable: false })
})

it('says what is not read, and never asks another server', () => {
  const of = desk()
  const html = '<img src="https://a.example/x.png"><img src="b.png"><iframe src="x"></iframe>'
  expect(blocksOfHtml(html, of)).toBe('<p>[gambar tidak terbaca][gambar tidak terbaca][objek tidak terbaca]</p>')
  of.lose('petunjuk')
  of.lose('penalti')
  expect(sentences(of)).toEqual([
    'Gambar tautan tidak diambil.',
    'Gambar tidak ada di dalam berkas.',
    'Video, suara, atau objek di soal ini tidak bisa dibaca.',
    'Tidak disimpan: petunjuk, penalti.',
  ])
})

it.each([
  ['depth', '<div>'.repeat(10_000)],
  ['markup that is opened again', `<p>${'<b><i><u>'.repeat(60)}${'<p>x'.repeat(30_000)}`],
])('ends for %s with a sentence', (_, html) => {
  const of = desk()
  expect(blocksOfHtml(html, of)).toBe('')
  expect(sentences(of)).toEqual(['Susunan teks ini terlalu rumit. Sederhanakan dahulu.'])
})

it('makes a question of its parts; what is only lost asks for no look', () => {
  const of = desk()
  const options = ['<p>4</p>', ''].map((html, at) => optionOf(partOfHtml(html, of), 'AB'[at] ?? '', at === 0, of))
  of.lose('petunjuk')
  const content = { form: 'pg', keyStated: keyIs(true), text: '<p>2 + 2?</p>', options, points: 2 } as const
  const question = questionOf({ item: 3, title: ' Jumlah\n ' }, content, of)
  expect(shown(question)).toEqual(['pg: 2 + 2?', '* 4', '- ', '! Opsi B kosong.', '! Tidak disimpan: petunjuk.'])
  expect(question).toMatchObject({ place: { item: 3, title: 'Jumlah' }, state: 'wrong', points: 2 })
  const only = desk()
  only.lose('petunjuk')
  expect(
    questionOf({ item: 1, title: '' }, { ...content, options: [...options.slice(0, 1), ...options.slice(0, 1)] }, only)
      .state,
  ).toBe('ready')
})

it('names what cannot come in', () => {
  const all = [1, 2].map((item) => unsupported('cloze', { item, title: `Soal ${item}` }))
  expect(notReadWarnings(all)).toEqual(['Tidak didukung: cloze: butir 1 “Soal 1”, butir 2 “Soal 2”.'])
})

it.each([
  ['1234.5', '1.234,5', '1234.5'],
  ['1.234', '1,234', '1.234'],
  ['-.50', '-0,5', '-0.5'],
  ['1.2e3', '1.200', '1200'],
])('reads %s as programs mean it', (typed, people, program) => {
  const number = decimalOf(typed)
  expect([number && shownNumber(number), number && programNumber(number)]).toEqual([people, program])
})

it('takes no text for a number', () => {
  expect(['', '.', 'x', '1,5', '1e999', '9'.repeat(50)].map(decimalOf)).toEqual(Array(6).fill(undefined))
})
