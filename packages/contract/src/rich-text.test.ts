import { expect, it } from 'vitest'
import { styleClasses } from './rich-style.ts'
import { allows, imagesIn, isEmptyHtml, mediaIdsIn } from './rich-text.ts'

const ID = '0123456789abcdef0123456789abcdef'

it('finds each picture once, in order', () => {
  const html = `<img src="/media/${ID}.png"><img alt="a > b" src="/media/f${ID.slice(1)}.jpg"><img src="/media/${ID}.png">`
  expect(imagesIn(html)).toEqual([`/media/${ID}.png`, `/media/f${ID.slice(1)}.jpg`])
  expect(mediaIdsIn(html)).toEqual([ID, `f${ID.slice(1)}`])
})

it('takes no picture from text or from elsewhere', () => {
  expect(imagesIn(`<p>/media/${ID}.png</p><img src="https://a.example/media/${ID}.png">`)).toEqual([])
})

it('tells what shows nothing', () => {
  expect(isEmptyHtml('<p>&nbsp;\u200b</p><hr>')).toBe(true)
  expect(isEmptyHtml('<p>0</p>')).toBe(false)
  expect(isEmptyHtml('<math><mi>x</mi></math>')).toBe(false)
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
