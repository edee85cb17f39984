import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import type { ItemValues } from '../values/item-values.ts'
import { KeyReading, Tolerance } from './answer-reading.tsx'

function Row({ text, lower = '', unit }: { text: string; lower?: string; unit: string }) {
  const short_answers = [{ short_answer_text: text, first_range: '', second_range: lower }]
  const form = useForm<ItemValues>({ defaultValues: { question_text: '', short_answers, interaction: { unit } } })
  const [bounds] = form.watch(['short_answers.0'])
  return (
    <FormProvider {...form}>
      <Tolerance index={0} />
      <KeyReading index={0} />
      <output>{`${bounds?.second_range} sampai ${bounds?.first_range}`}</output>
    </FormProvider>
  )
}

it('reads bounds with the unit beside the box, as the scorer does', () => {
  render(<Row text="502,7" lower="502,4 liter" unit="liter" />)
  expect(screen.queryByText(/tidak terbaca/)).toBeNull()
})

it('remarks on a bound of another unit', () => {
  render(<Row text="502,7" lower="502,4 kg" unit="liter" />)
  expect(screen.getByText(/Batas 502,4 kg tidak terbaca/)).toBeTruthy()
})

it('shows the bounds of a tolerance in percent of the key', () => {
  render(<Row text="75%" unit="%" />)
  expect(screen.getByText('Dibaca sebagai bilangan 75 persen')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Toleransi (±)'), { target: { value: '10%' } })
  expect(screen.getByText('67,5 sampai 82,5')).toBeTruthy()
})
