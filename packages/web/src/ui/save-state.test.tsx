import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SaveState } from './save-state.tsx'

const at = Date.now()
const states = (...steps: Partial<Parameters<typeof SaveState>[0]>[]) => {
  const idle = { saving: false, failed: false, dirty: false, kept: undefined }
  const { rerender } = render(<SaveState {...idle} />)
  return steps.map((step) => {
    rerender(<SaveState {...idle} {...step} />)
    return screen.getByText(/./).textContent
  })
}

it('says in words where a save stands', () => {
  expect(
    states({ dirty: true }, { dirty: true, saving: true }, {}, { dirty: true }, { dirty: true, failed: true }),
  ).toEqual([
    'Belum disimpan',
    'Menyimpan …',
    'Tersimpan',
    'Belum disimpan',
    'Gagal disimpan. Isian Anda masih di sini.',
  ])
})

it('says which draft is kept, after a failure too', () => {
  const [kept, failed, lost] = states(
    { dirty: true, kept: { at, lasting: true } },
    { dirty: true, failed: true, kept: { at, lasting: true } },
    { dirty: true, kept: { at, lasting: false } },
  )
  expect(kept).toMatch(/^Draf tersimpan \d\d\.\d\d$/)
  expect(failed).toMatch(/^Gagal disimpan\. Draf tersimpan \d\d\.\d\d$/)
  expect(lost).toBe('Draf tidak dapat disimpan di peramban ini.')
})
