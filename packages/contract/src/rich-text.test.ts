import { expect, it } from 'vitest'
import { styleClasses } from './rich-style.ts'
import { allows, imagesIn, mediaIdsIn } from './rich-text.ts'

const ID = '0123456789abcdef0123456789abcdef'

it('finds each picture once, in order', () => {
  const html = `<img src="/media/${ID}.png"><img alt="a > b" src="/media/f${ID.slice(1)}.jpg"><img src="/media/${ID}.png">`
  expect(imagesIn(html)).toEqual([`/media/${ID}.png`, `/media/f${ID.slice(1)}.jpg`])
  expect(mediaIdsIn(html)).toEqual([ID, `f${ID.slice(1)}`])
})

it('takes no picture from text or from elsewhere', () => {
  expect(imagesIn(`<p>/media/${ID}.png</p><img src="https://a.example/media/${ID}.png">`)).toEqual([])
})

it.each([
  ['text-align: center', ['ta-center']],
  ['TEXT-ALIGN:RIGHT !important; width: 33%', ['ta-right', 'w-35']],
  ['color: rgb(224, 62, 45)', ['c-red']],
  ['color:#333; background-color: #fbeeb8', ['bg-yellow']],
  ['position:fixed; constructor: x', []],
])('reads %s', (style, names) => {
  expect(styleClasses(style)).toEqual(names)
})

it('lets each element carry its own and nothing else', () => {
  expect(allows('p', 'class', 'ta-center')).toBe(true)
  expect(allows('p', 'class', 'fixed')).toBe(false)
  expect(allows('img', 'src', `/media/${ID}.png`)).toBe(true)
  expect(allows('img', 'src', `/media/${ID}.svg`)).toBe(false)
  expect(allows('constructor', 'name', 'x')).toBe(false)
})

const LENGTHS = [
  ['mo', 'lspace'],
  ['mo', 'rspace'],
  ['mo', 'minsize'],
  ['mpadded', 'lspace'],
  ['mpadded', 'voffset'],
  ['mpadded', 'width'],
  ['mpadded', 'height'],
  ['mspace', 'height'],
  ['mspace', 'depth'],
  ['mstyle', 'mathsize'],
  ['mfrac', 'linethickness'],
] as const

it.each(LENGTHS)('lets %s draw by %s no farther than about ten letters', (tag, name) => {
  const kept = ['10em', '-10em', '9.99em', '+0.1667em', '.5em', '10.0em', '20ex', '99px', '99.6264pt', '10pc', '4cm']
  for (const value of [...kept, '42mm', '1in', '99%', '99mu', '-1width', '10', '0', '00', '']) {
    expect(allows(tag, name, value), value).toBe(true)
  }
  const dropped = ['11em', '-11em', '10.01em', '99em', '010em', '1e2em', '21ex', '11pc', '5cm', '4.3cm', '43mm', '2in']
  for (const value of [...dropped, '99width', '11', '100px', '100%', '--1em', '1 em', '1em;', '1vw', 'calc(9em)']) {
    expect(allows(tag, name, value), value).toBe(false)
  }
})

it('lets an empty space be a line long, but takes back no more than ten letters', () => {
  for (const value of ['12em', '40em', '5cm', '16cm', '60mm', '2in', '-10em']) {
    expect(allows('mspace', 'width', value), value).toBe(true)
  }
  for (const value of ['41em', '99em', '17cm', '7in', '-11em', '-5cm', '-99em']) {
    expect(allows('mspace', 'width', value), value).toBe(false)
  }
})
