import { render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Cards } from './cards.tsx'

const five = [1, 2, 3, 4, 5]
const list = (ids: number[]) => (
  <Cards rows={ids} idOf={(id) => id}>
    {(id) => <article>{`Soal ${id}`}</article>}
  </Cards>
)

test('draws the page that it opens with whole, and of the next one first what shows', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const draw = (ids: number[]) => flushSync(() => root.render(list(ids)))
  draw(five)
  expect(place.textContent).toBe('Soal 1Soal 2Soal 3Soal 4Soal 5')
  draw([6, 7, 8, 9, 10])
  expect(place.textContent).toBe('Soal 6Soal 7Soal 8')
  await expect.poll(() => place.textContent).toBe('Soal 6Soal 7Soal 8Soal 9Soal 10')
  root.unmount()
  place.remove()
})

test('a card stays what it is when others come and go', async () => {
  const { rerender } = render(list([1]))
  rerender(list(five))
  const fifth = await screen.findByText('Soal 5')
  rerender(list([5, 6]))
  expect(screen.getByText('Soal 5')).toBe(fifth)
  rerender(list([7, 8, 9, 10, 5]))
  expect(screen.getByText('Soal 5')).toBe(fifth)
})
