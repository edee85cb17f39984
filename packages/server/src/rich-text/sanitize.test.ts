import { ApiError } from '@bank/contract/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../contract/test/tries.ts'
import { dangersIn, textIn } from '../../test/dangers.ts'
import { xssPayloads } from '../../test/xss-corpus.ts'
import { sanitizeFragment, sanitizeHtml } from './sanitize.ts'

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'

describe('attacks', () => {
  it.each(xssPayloads)('%s: %s', (_, payload) => {
    expect(dangersIn(sanitizeHtml(payload))).toEqual([])
    expect(dangersIn(sanitizeFragment(payload))).toEqual([])
  })

  it('leave the text around them', () => {
    expect(sanitizeHtml('<p>satu<script>alert(1)</script> dua</p><style>p{}</style><p>tiga</p>')).toBe(
      '<p>satu dua</p><p>tiga</p>',
    )
  })

  it.each([
    ['depth', '<div>'.repeat(40_000)],
    ['depth of inline markup', '<b>'.repeat(66_000)],
    ['depth of tables', '<table><tr><td>'.repeat(13_000)],
    ['depth of formulas', `<math>${'<mrow>'.repeat(30_000)}`],
    ['depth of a formula in a picture', `<img data-mathml="«math»${'«mrow»'.repeat(10_000)}">`],
    ['reopened markup', `<p>${Array.from({ length: 180 }, (_, i) => `<b a=${i}>`).join('')}${'<p>x'.repeat(40_000)}`],
    ['accents on one letter', `<p>a${'\u0301\u0316'.repeat(16)}</p>`],
    ['accents with tags between them', `<p>a${'<b>\u0301</b>\u0316'.repeat(16)}</p>`],
    ['accents in a formula', `<math data-latex="a${'\u0301\u0316'.repeat(16)}"><mi>a</mi></math>`],
    ['reopened links', `<p><a href="https://a.example/${'x'.repeat(1900)}">${'<p>x'.repeat(40_000)}`],
  ])('%s is refused with its field', (_, bomb) => {
    expect(() => sanitizeHtml(bomb, 'question_text')).toThrow(ApiError)
    expect(() => sanitizeHtml(bomb, 'question_text')).toThrow(
      expect.objectContaining({ code: 'VALIDATION', fields: { question_text: expect.any(String) } }),
    )
  })

  const tooComplex = { question_text: 'Susunan teks ini terlalu rumit. Sederhanakan dahulu.' }

  it('is refused as soon as its elements are too many, not when its text is too long', () => {
    const bomb = `<p>${Array.from({ length: 180 }, (_, i) => `<b a=${i}>`).join('')}${'<p>x'.repeat(400)}`
    expect(() => sanitizeHtml(bomb, 'question_text')).toThrow(expect.objectContaining({ fields: tooComplex }))
  })

  it('is refused as soon as its addresses are too many, before 4 MB of them are written', () => {
    const bomb = `<p><a href="https://a.example/${'x'.repeat(1900)}">${'<p>x'.repeat(2000)}`
    expect(() => sanitizeHtml(bomb, 'question_text')).toThrow(expect.objectContaining({ fields: tooComplex }))
  })

  it('does not refuse a long text', () => {
    const long = '<p>Soal <b>cerita</b> <math data-latex="x"><mi>x</mi></math></p>'.repeat(3000)
    expect(sanitizeHtml(long)).toBe(long)
  })
})

describe('what stays byte for byte', () => {
  it.each([
    '<h2>Judul</h2><p>Isi <strong>tebal</strong>, <em>miring</em>, <u>garis</u>, H<sub>2</sub>O, x<sup>2</sup></p>',
    '<ul><li><p>satu</p><ul><li><p>dua</p></li></ul></li></ul><ol start="3" type="a"><li><p>c</p></li></ol>',
    '<table class="w-50"><tbody><tr><th colspan="2"><p>A</p></th></tr><tr><td class="ta-center w-30"><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    `<p class="ta-center"><img src="${PICTURE}" alt="grafik &lt;batang&gt;" width="320" height="200"></p>`,
    '<p><a href="https://kemdikbud.go.id/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">tautan</a></p>',
    '<p><math display="block" data-latex="\\frac{a}{b} &lt; 1"><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>&lt;</mo><mn>1</mn></math></p>',
    '<p>2 &lt; 3 &amp; 5 &gt; 4, “kutipan” — 30°, Rp 5.000, 中文, 😀</p>',
    '<blockquote><p>Kutipan</p></blockquote><pre><code>a\n  b</code></pre><hr>',
    '<p><span class="c-red bg-yellow">warna</span></p>',
    '<p><math data-latex="\\hspace{5cm}"><mspace width="5cm"></mspace><mo lspace="-0.1667em" minsize="3em">(</mo></math></p>',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html)
  })
})

describe('what other editors say becomes our words', () => {
  it.each([
    ['<p style="text-align: center; margin-left: 3px">x</p>', '<p class="ta-center">x</p>'],
    ['<p align="right">x</p>', '<p class="ta-right">x</p>'],
    ['<center>x</center>', '<div class="ta-center">x</div>'],
    ['<font color="#e03e2d">x</font>', '<span class="c-red">x</span>'],
    ['<span style="color: rgb(0, 0, 0); font-size: 12pt">x</span>', 'x'],
    ['<span style="background-color:#ff0">x</span>', '<span class="bg-yellow">x</span>'],
    ['<td>x</td>', 'x'],
    ['<section>a</section><section>b</section>', '<div>a</div><div>b</div>'],
    [`<img src="${PICTURE}" style="width:48%">`, `<img src="${PICTURE}" class="w-50">`],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
      '<math data-latex="x"><mi>x</mi></math>',
    ],
    [
      '<a href="https://a.example">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['x<span style="vertical-align: super">2</span>', 'x<sup>2</sup>'],
    ['<p style="font-weight:bold">x</p>', '<p><strong>x</strong></p>'],
    ['<b style="font-weight:normal">x</b>', 'x'],
    ['<img data-mathml="«math»«mi»x«/mi»«/math»">', '<math><mi>x</mi></math>'],
    ['<img data-mathml="«math»«b»x«/b»«/math»">y', 'y'],
    ['<a href="mailto:a@b.example">x</a>', 'x'],
    ['<pre>\n\n\nx</pre>', '<pre>x</pre>'],
    ['<p class="ta-center fixed">x</p><p class="fixed">y</p>', '<p class="ta-center">x</p><p>y</p>'],
    [
      '<math><mpadded voffset="-99em" lspace="9em" width="11em"><mi mathsize="99em">x</mi></mpadded><mo rspace="-99em">+</mo></math>',
      '<math><mpadded lspace="9em"><mi>x</mi></mpadded><mo>+</mo></math>',
    ],
  ])('%s', (theirs, ours) => {
    expect(sanitizeHtml(theirs)).toBe(ours)
  })
})

it.each([
  '',
  ' ',
  '<p></p>',
  '<p>&nbsp;<br></p>',
  '<table><tr><td></td></tr></table>',
  '<img src="x">',
  '<math></math>',
])('finds %j empty', (html) => {
  expect(sanitizeHtml(html)).toBe('')
})

it('keeps LaTeX of 2,000 characters and the formula of a longer one', () => {
  const formula = (latex: string) => `<math data-latex="${latex}"><mi>x</mi></math>`
  expect(sanitizeHtml(formula('x'.repeat(2000)))).toContain('data-latex')
  expect(sanitizeHtml(formula('x'.repeat(2001)))).toBe('<math><mi>x</mi></math>')
})

it('refuses what its markup makes longer than can be stored', () => {
  expect(() => sanitizeFragment('<'.repeat(5000), 'keyword_text')).toThrow(
    expect.objectContaining({ fields: { keyword_text: 'Paling banyak 10.000 karakter, termasuk formatnya.' } }),
  )
})

describe('fragments', () => {
  it.each([
    ['2 < 3 dan 5 > 4', '2 &lt; 3 dan 5 &gt; 4'],
    ['jika a<b dan b<c maka a<c', 'jika a&lt;b dan b&lt;c maka a&lt;c'],
    ['a <b and c> d', 'a &lt;b and c&gt; d'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>x</p>', '&lt;p&gt;x&lt;/p&gt;'],
    ['H<sub>2</sub>O <b>tebal</b> <i>x</i><br>y<sup>2', 'H<sub>2</sub>O <b>tebal</b> <i>x</i><br>y<sup>2</sup>'],
    ['<strong style="color:red">x</strong> <em>y</em>', '<b>x</b> <i>y</i>'],
    ['harga $5 dan $6', 'harga $5 dan $6'],
    [
      '<math data-latex="a<b"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math> x<y',
      '<math data-latex="a&lt;b"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math> x&lt;y',
    ],
    ['<math><mi>x</mi><!-- </math> penting', '<math><mi>x</mi></math> penting'],
    ['<math>tidak ditutup', '&lt;math&gt;tidak ditutup'],
  ])('%s', (text, stored) => {
    expect(sanitizeFragment(text)).toBe(stored)
  })
})

const pieces = fc.constantFrom(
  ...xssPayloads.map(([, payload]) => payload),
  ...['<p>', '</p>', '<b>', '</b>', '<i a=1>', '</i>', '<a href=https://a.example>', '</a>', '<table>', '<tr>', '<td>'],
  ...['</table>', '<li>', '<ul>', '</ul>', '<math>', '</math>', '<mi>', '<mtext>', '</mtext>', '<pre>\n', '</pre>'],
  ...['<h2>', '</h2>', '<div>', '</div>', '<br>', '<', '>', '"', '&', '&lt;', '\n', '<sub>', '<span class=c-red>'],
  `<img src=${PICTURE}>`,
)
const markup = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string()), { maxLength: 25 })
  .map((all) => all.join(''))

describe('whatever is sent', () => {
  it('is clean after one pass and the same after two', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = sanitizeHtml(html)
        expect(dangersIn(once)).toEqual([])
        expect(sanitizeHtml(once)).toBe(once)
      }),
      { numRuns: tries(500) },
    )
  })

  it.each([
    '<p>a<button><p>b</p></button></p>',
    '<p>a<marquee><p>b</p></marquee></p>',
    '<a href=https://a.example>a<marquee><a href=https://b.example>b</a></marquee></a>',
  ])('is the same after two also where an element that goes kept its like apart: %s', (html) => {
    const once = sanitizeHtml(html)
    expect(textIn(once)).toBe('ab')
    expect(sanitizeHtml(once)).toBe(once)
  })

  it('holds for fragments too', () => {
    fc.assert(
      fc.property(markup, (text) => {
        const once = sanitizeFragment(text)
        expect(dangersIn(once)).toEqual([])
        expect(sanitizeFragment(once)).toBe(once)
      }),
      { numRuns: tries(500) },
    )
  })

  it('keeps every character that was typed and escaped', () => {
    const typed = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(typed, (text) => {
        const sent = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        expect(textIn(sanitizeFragment(sent))).toBe(text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', ''))
      }),
    )
  })
})
