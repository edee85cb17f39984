import { describe, expect, it } from 'vitest'
import { tidyPaste } from './paste.ts'

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'

describe('a paste', () => {
  it('counts the pictures that do not come along', () => {
    const word = '<p>Teks<img src="file:///C:/Users/x/clip_image002.png"><img src="https://a.example/x.png"></p>'
    expect(tidyPaste(word)).toEqual({ html: '<p>Teks</p>', lostPictures: 2 })
  })

  it('keeps our own pictures, also with the whole address', () => {
    const { html, lostPictures } = tidyPaste(`<p><img src="${location.origin}${PICTURE}"></p>`)
    expect(html).toBe(`<p><img src="${PICTURE}"></p>`)
    expect(lostPictures).toBe(0)
  })

  it.each([
    ['<p style="text-align:center;margin:0">x</p>', '<p class="ta-center">x</p>'],
    ['<span style="font-weight:700;color:#d00">x</span>', '<span class="c-red"><strong>x</strong></span>'],
    ['x<span style="vertical-align:super">2</span>', 'x<span><sup>2</sup></span>'],
    ['<b style="font-weight:normal"><span style="font-style:italic">x</span></b>', '<span><em>x</em></span>'],
    ['<style>p{color:red}</style><p>x</p>', '<p>x</p>'],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
      '<math data-latex="x"><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
    ],
  ])('%s', (theirs, ours) => {
    expect(tidyPaste(theirs).html).toBe(ours)
  })

  it('makes lists of what Word writes as paragraphs', () => {
    const line = (marker: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}</p>`
    const { html } = tidyPaste(`${line('1.', 'satu')}${line('2.', 'dua')}<p>teks</p>${line('·', 'butir')}`)
    expect(html.replace(/<!--.*?-->| data-word=""/g, '')).toBe(
      '<ol><li><p>satu</p></li><li><p>dua</p></li></ol><p>teks</p><ul><li><p>butir</p></li></ul>',
    )
  })
})
