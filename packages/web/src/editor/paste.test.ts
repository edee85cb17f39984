import { expect, it } from 'vitest'
import { tidyPaste } from './paste.ts'

it.each([
  ['<p style="text-align:center;margin:0">x</p>', '<p class="ta-center">x</p>'],
  ['<p align="right">x</p>', '<p align="right" class="ta-right">x</p>'],
  ['<span style="font-weight:700;color:#d00">x</span>', '<span class="c-red"><strong>x</strong></span>'],
  ['<span style="mso-bidi-font-weight:bold">x</span>', '<span>x</span>'],
  ['<b style="font-weight:normal"><span style="font-style:italic">x</span></b>', '<span><em>x</em></span>'],
  ['<style>p{color:red}</style><p>x</p>', '<p>x</p>'],
])('leaves no style for the browser to refuse: %s', (theirs, ours) => {
  expect(tidyPaste(theirs).html).toBe(ours)
})

it('takes over what Google Docs prints before the items of its lists, each below the item that it belongs to', () => {
  const option = (text: string) => `<li style="list-style-type:upper-alpha" aria-level="2"><p>${text}</p></li>`
  const html = `<ol><li style="list-style-type:decimal"><p>Berapa?</p></li><ol>${option('satu')}${option('dua')}</ol></ol>`
  expect(tidyPaste(html).html.replaceAll(' aria-level="2"', '')).toBe(
    '<ol><li><p>Berapa?</p><ol type="A"><li><p>satu</p></li><li><p>dua</p></li></ol></li></ol>',
  )
})

it('counts the pictures and equations that do not come along, each once', () => {
  const equation = '<!--[if gte msEquation 12]><m:oMath></m:oMath><![endif]-->'
  const itsPicture = '<![if !msEquation]><img src="file:///C:/1.png"><![endif]>'
  const html = `<p>${equation}${itsPicture}<img src="file:///C:/2.png"><img src="https://a.example/x.png"></p>`
  expect(tidyPaste(html).lost).toEqual({ gambar: 2, rumus: 1 })
})
