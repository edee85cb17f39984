import { xssPayloads } from '@bank/server/test/xss-corpus.ts'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Fragment, RichHtml } from './rich-html.tsx'

const PICTURE = '/media/0123456789abcdef0123456789abcdef.png'
const shown = (html: string) => render(<RichHtml html={html} />).container.querySelector('.rich')?.innerHTML

it.each([
  `<h2 class="ta-center">Judul</h2><p>H<sub>2</sub>O <strong>tebal</strong></p>`,
  '<p><math data-latex="\\frac{a}{b}" display="block"><mfrac linethickness="0px"><mi>a</mi><mi>b</mi></mfrac></math></p>',
  '<math><mtable class="tml-jot"><mtr><mtd class="pl-0 pr-0"><mn>1</mn></mtd></mtr></mtable></math>',
  '<table class="w-50"><tbody><tr><td colspan="2" class="ta-right"><p>1</p></td></tr></tbody></table>',
  '<p><a href="https://a.example/?b=1" target="_blank" rel="noopener noreferrer">x</a></p>',
])('shows %s as it is stored', (html) => {
  expect(shown(html)).toBe(html)
})

it('shows our own pictures, when they come into view', () => {
  expect(shown(`<img src="${PICTURE}" alt="Peta" width="300">`)).toBe(
    `<img src="${PICTURE}" alt="Peta" width="300" loading="lazy">`,
  )
})

it('drops classes and values that are not ours', () => {
  expect(shown('<p class="fixed ta-center">x</p><img src="/media/x.png"><td class="ta-right">y</td>')).toBe(
    '<p class="ta-center">x</p><img loading="lazy">y',
  )
})

it('draws no formula far outside of its box', () => {
  expect(shown('<math><mpadded voffset="-99em" lspace="9em"><mi mathsize="99em">x</mi></mpadded></math>')).toBe(
    '<math><mpadded lspace="9em"><mi>x</mi></mpadded></math>',
  )
})

it.each(xssPayloads)('%s: %s', (_, payload) => {
  const { container } = render(
    <>
      <RichHtml html={payload} />
      <Fragment html={payload} />
    </>,
  )
  expect(container.querySelector('script, style, svg, iframe, form, input, textarea, [style], [id], [name]')).toBeNull()
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^xlink/)
      if (name === 'href') expect(value).toMatch(/^https?:\/\//)
      if (name === 'src') expect(value).toBe(PICTURE)
    }
  }
})

it('shows a fragment without any block', () => {
  const { container } = render(<Fragment html="<p>a</p> H<sub>2</sub>O <math><mi>x</mi></math>" />)
  expect(container.innerHTML).toBe('<span class="rich rich-fragment">a H<sub>2</sub>O <math><mi>x</mi></math></span>')
})
