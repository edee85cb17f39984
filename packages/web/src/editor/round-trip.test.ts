import { sanitizeHtml } from '@bank/server/src/rich-text/sanitize.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { htmlOf, lostBy } from './editor-html.ts'
import { editorExtensions } from './extensions.ts'

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'
const FORMULA = '<math data-latex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>'
const BLOCK = '<math display="block" data-latex="x"><mi>x</mi></math>'

let editor: Editor
const open = (content: string) => {
  editor = new Editor({ content, extensions: editorExtensions, injectCSS: false })
  return editor
}
/** The same element whatever the order of its attributes. */
const inOrder = (html: string) =>
  html.replace(/<([a-z0-9]+)((?: [a-z-]+="[^"]*")+)>/g, (_, tag: string, attributes: string) => {
    const sorted = [...attributes.matchAll(/ [a-z-]+="[^"]*"/g)].map(String).sort()
    return `<${tag}${sorted.join('')}>`
  })
afterEach(() => editor.destroy())

describe('the editor gives back what it was given', () => {
  it.each([
    '<p>Teks biasa dengan 2 &lt; 3 &amp; “kutipan”</p>',
    '<p><strong>tebal</strong> <em>miring</em> <u>garis</u> <s>coret</s> <code>kode</code></p>',
    '<p>H<sub>2</sub>O dan x<sup>2</sup></p>',
    '<h2>Judul</h2><h3 class="ta-center">Anak judul</h3><p class="ta-right">kanan</p>',
    '<p class="ta-justify">rata</p>',
    '<p>baris<br>baru</p>',
    '<ul><li><p>satu</p><ul><li><p>anak</p></li></ul></li><li><p>dua</p></li></ul>',
    '<ol><li><p>satu</p></li></ol>',
    '<ol start="3" type="a"><li><p>c</p></li></ol>',
    '<blockquote><p>kutipan</p></blockquote>',
    '<pre><code>a\n  b</code></pre>',
    '<p>a</p><hr><p>b</p>',
    '<p><a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">tautan</a></p>',
    `<p>nilai ${FORMULA} adalah</p>`,
    `<p>${BLOCK}</p><p>tanpa LaTeX <math><mn>1</mn></math></p>`,
    `<p>gambar <img src="${PICTURE}" alt="Grafik batang" width="320" height="200"> dalam baris</p>`,
    `<p class="ta-center"><img src="${PICTURE}" alt="" class="w-50"></p>`,
    '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    `<table class="w-100"><tbody><tr><td colspan="2" class="ta-center w-30"><p>${FORMULA}</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>`,
    '<p><span class="c-red bg-yellow">warna</span></p>',
    '<p>satu</p><p></p><p>tiga</p>',
  ])('%s', (html) => {
    expect(inOrder(htmlOf(open(html)))).toBe(inOrder(html))
    expect(lostBy(editor, html)).toEqual([])
    expect(sanitizeHtml(html)).toBe(html)
  })
})

describe('old texts come in our words', () => {
  it.each([
    ['<div>satu</div><div class="ta-center">dua</div>', '<p>satu</p><p class="ta-center">dua</p>'],
    ['<div><p>satu</p></div>', '<p>satu</p>'],
    ['teks saja', '<p>teks saja</p>'],
    ['<b>b</b> <i>i</i>', '<p><strong>b</strong> <em>i</em></p>'],
    [`<img src="${PICTURE}">`, `<p><img src="${PICTURE}" alt=""></p>`],
    ['<table><thead><tr><th>A</th></tr></thead></table>', '<table><tbody><tr><th><p>A</p></th></tr></tbody></table>'],
    ['<p>x</p><p></p><p></p>', '<p>x</p>'],
    ['<p></p>', ''],
  ])('%s', (theirs, ours) => {
    expect(htmlOf(open(theirs))).toBe(ours)
  })
})

it('notices what it could not take in', () => {
  open('<p>x</p>')
  expect(lostBy(editor, `<p>x<img src="${PICTURE}" alt=""></p>`)).toEqual(['gambar'])
  expect(lostBy(editor, `<p>${FORMULA}</p><table><tbody><tr><td>1</td></tr></tbody></table>`)).toEqual([
    'rumus',
    'tabel',
  ])
})

it('takes in no picture of elsewhere and no script', () => {
  expect(htmlOf(open('<p>x<img src="https://a.example/x.png" onerror="alert(1)"><script>alert(1)</script></p>'))).toBe(
    '<p>x</p>',
  )
})
