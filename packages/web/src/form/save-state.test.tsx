import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SaveState } from './save-state.tsx'

const at = Date.now()
const states = (...steps: Partial<Parameters<typeof SaveState>[0]>[]) => {
  const idle = { saving: false, failed: false, wrong: 0, dirty: false, kept: undefined }
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

it('says of a form that was not sent what keeps it', () => {
  const [unsent, written] = states({ dirty: true, wrong: 2 }, { dirty: true, wrong: 1, kept: { at, lasting: true } })
  expect(unsent).toBe('2 isian perlu diperbaiki. Belum disimpan.')
  expect(written).toMatch(/^1 isian perlu diperbaiki\. Draf tersimpan \d\d\.\d\d$/)
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
