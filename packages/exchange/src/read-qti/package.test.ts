import { expect, it } from 'vitest'
import { choices, declared, item3, packageOf, readItemFile, readPackageFile, told } from '../../test/qti.ts'
import { lying, zipped } from '../../test/zips.ts'

const choice = (text: string, more = '', title = 'Satu') =>
  item3(`<p>${text}</p>${choices(['a', 'b'])}`, { before: declared('identifier', 'single', ['A']) + more, title })
const ref = '<qti-assessment-stimulus-ref identifier="t" href="../stimuli/t.xml"/>'
const stimulus = (inside: string) =>
  `<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="t" title="T"><qti-stimulus-body>${inside}</qti-stimulus-body></qti-assessment-stimulus>`

it('reads items in the order of the manifest, and a text that several share', async () => {
  const bytes = packageOf(
    {
      'items/b.xml': choice('Dua?', ref),
      'items/a.xml': choice('Satu?'),
      'items/c.xml': choice('Tiga?', ref),
      'stimuli/t.xml': stimulus('<div><p>Bacaan <img src="../images/x.png" alt=""/></p></div>'),
      'images/x.png': 'x',
    },
    { folder: 'paket/' },
  )
  const { questions, warnings } = await readPackageFile(bytes)
  expect(questions.map((question) => [told(question)[0], question.head, question.stimulus])).toEqual([
    ['pg: Dua?', 0, '<p>Bacaan <img src="part:paket/images/x.png"></p>'],
    ['pg: Satu?', undefined, undefined],
    ['pg: Tiga?', 0, '<p>Bacaan <img src="part:paket/images/x.png"></p>'],
  ])
  expect(warnings).toEqual([])
})

it('reads keywords and difficulty of the metadata', async () => {
  const metadata = `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><keyword><string>luas</string></keyword></general><educational><difficulty><value>very difficult</value></difficulty></educational></lom></metadata>`
  const { questions } = await readPackageFile(packageOf({ 'a.xml': choice('Satu?') }, { metadata }))
  expect(questions).toMatchObject([{ keywords: ['luas'], level: 'Sukar' }])
})

it.each([
  ['an address', 'https://example.org/a.png', 'Gambar tautan tidak diambil.'],
  ['a part that is not there', 'images/b.png', 'Gambar tidak ada di dalam berkas.'],
  ['a part outside', '../../etc/a.png', 'Gambar tidak ada di dalam berkas.'],
  ['a picture of another kind', 'images/c.svg', 'Gambar SVG tidak bisa dibaca. Simpan ulang sebagai PNG.'],
])('marks the place of %s', async (_, src, sentence) => {
  const parts = { 'a.xml': choice(`Ini <img src="${src}" alt=""/>`), 'images/c.svg': 'x' }
  const { questions } = await readPackageFile(packageOf(parts))
  expect(questions.map((question) => told(question))).toEqual([
    ['pg: Ini [gambar tidak terbaca]', '* a', '- b', `! ${sentence}`],
  ])
})

it('goes on after items that are not there, are no items, or cannot be read', async () => {
  const parts = {
    'a.xml': '<kosong/>',
    'b.xml': '<rusak>',
    'c.xml': '<!DOCTYPE a [<!ENTITY x "aaaa">]><a>&x;</a>',
    'd.xml': choice('Satu?'),
  }
  const more = ['x.xml', '../d.xml', 'https://example.org/d.xml'].map(
    (href) => `<resource type="imsqti_item_xmlv2p2" href="${href}"/>`,
  )
  const { questions, warnings } = await readPackageFile(packageOf(parts, { more: more.join('') }))
  expect(questions).toHaveLength(1)
  expect(warnings).toEqual([
    'Bukan soal QTI: butir 1 “a.xml”.',
    'Berkas rusak dan tidak bisa dibuka: butir 2 “b.xml”.',
    expect.stringMatching(/DOCTYPE.*: butir 3 “c.xml”\.$/),
    'Tidak ada di dalam paket: butir 5 “x.xml”, butir 6 “../d.xml”, butir 7 “https://example.org/d.xml”.',
  ])
})

const deep = (levels: number) => `${'<div>'.repeat(levels)}x${'</div>'.repeat(levels)}`
const wide = item3('<b/>'.repeat(100_001))
it.each([
  ['levels without end', packageOf({ 'a.xml': item3(deep(400)) }), 'Berkas rusak dan tidak bisa dibuka'],
  ['more elements than an item has', packageOf({ 'a.xml': wide }), 'Isi berkas terlalu besar setelah dibuka'],
  ['more bytes than an item has', packageOf({ 'a.xml': item3(aSomewhatRandomText()) }), 'Isi berkas terlalu besar'],
  [
    'a stimulus that is itself',
    packageOf({ 'items/a.xml': choice('Satu?', '<qti-assessment-stimulus-ref identifier="t" href="a.xml"/>') }),
    'Bacaan “items/a.xml” tidak dibaca.',
  ],
])('says in a sentence what it does not read: %s', async (_, bytes, sentence) => {
  expect((await readPackageFile(bytes)).warnings.join()).toContain(sentence)
})

/** Over 4 MiB, of letters that a zip packs badly enough. */
function aSomewhatRandomText() {
  return Array.from({ length: 1_200_000 }, (_, at) => ((at * 7919) % 100_003).toString(36)).join(' ')
}

it.each([
  ['no item', packageOf({}), 'no-items'],
  ['no manifest', zipped({ 'a.css': '' }), 'no-manifest'],
  ['QTI 1.2', packageOf({ 'a.xml': '<questestinterop/>' }, { type: 'imsqti_xmlv1p2' }), 'qti-old'],
  ['a lie about its sizes', lying(packageOf({ 'a.xml': choice('Satu?') }), { size: 9 }), 'broken'],
  [
    'more letters than memory has room for',
    packageOf({
      ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`items/${at}.xml`, choice('Satu?', ref)])),
      'stimuli/t.xml': stimulus(`<p>${aSomewhatRandomText().slice(0, 1_000_000)}</p>`),
    }),
    'too-large',
  ],
])('refuses a package with %s', async (_, bytes, refusal) => {
  await expect(readPackageFile(bytes)).rejects.toMatchObject({ name: 'FileRefused', refusal })
})

it('looks at no more items than an import may have', async () => {
  const more = '<resource type="imsqti_item_xmlv3p0" href="x.xml"/>'.repeat(2500)
  const { warnings } = await readPackageFile(packageOf({}, { more }))
  expect(warnings.join()).toMatch(/butir 50 “x\.xml” dan 1951 lainnya\.$/)
})

it('says of an item alone that its text for several questions is elsewhere', async () => {
  const { questions } = await readItemFile(choice('Satu?', ref))
  expect(questions.map(told)).toEqual([['pg: Satu?', '* a', '- b', '! Tidak disimpan: bacaan di berkas lain.']])
})
