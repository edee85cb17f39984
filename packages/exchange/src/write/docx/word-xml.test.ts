import { expect, it } from 'vitest'
import { run } from './word-xml.ts'

it('writes letters of the alphabets of mathematics plain in their style, as few fonts have them', () => {
  const word = (text: string, marks = '') => `<w:r>${marks}<w:t xml:space="preserve">${text}</w:t></w:r>`
  expect(run('Jika 𝛼 dan 𝐱', { underline: true })).toBe(
    word('Jika ', '<w:rPr><w:u w:val="single"/></w:rPr>') +
      word('α', '<w:rPr><w:i/><w:u w:val="single"/></w:rPr>') +
      word(' dan ', '<w:rPr><w:u w:val="single"/></w:rPr>') +
      word('x', '<w:rPr><w:b/><w:u w:val="single"/></w:rPr>'),
  )
  expect(run('ruang 𝔸')).toBe(word('ruang ') + word('𝔸'))
})
