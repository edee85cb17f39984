import { Piscina } from 'piscina'
import { expect, it, vi } from 'vitest'
import type { RichText } from '../clean-texts.ts'
import { cleaned, cleaningUse } from './in-worker.ts'

const gone = new AbortController().signal
const cleanedOf = (texts: RichText[], account = 1) => cleaned(texts, { account, gone })
const html = (text: string, field = 'f'): RichText => ({ kind: 'html', field, text })

it('cleans what is short in this thread', async () => {
  const before = cleaningUse().done
  expect(await cleanedOf([html('<p onclick=x>a</p>'), html('')])).toEqual(['<p>a</p>', ''])
  expect(cleaningUse().done).toBe(before)
})

it('cleans what is long or costs much in a thread of its own', async () => {
  const before = cleaningUse().done
  const [long] = await cleanedOf([html(`<p onclick=x>${'kata '.repeat(5_000)}</p>`)])
  expect(long?.slice(0, 12)).toBe('<p>kata kata')
  const [costly] = await cleanedOf([html('<b>x</b>'.repeat(1_500))])
  expect(costly?.slice(0, 8)).toBe('<b>x</b>')
  expect(cleaningUse().done).toBe(before + 2)
})

it('names the field that the worker refuses', async () => {
  const bomb = `<p>${Array.from({ length: 180 }, (_, index) => `<b a=${index}>`).join('')}${'<p>x'.repeat(10_000)}`
  await expect(cleanedOf([html('<p>a</p>'), html(bomb, 'discussion.discussion_text')])).rejects.toMatchObject({
    code: 'VALIDATION',
    fields: { 'discussion.discussion_text': expect.any(String) },
  })
})

it('refuses texts that are together too long, by the field with which they are', async () => {
  const texts = Array.from({ length: 11 }, (_, index) => html('a'.repeat(199_000), `f${index}`))
  await expect(cleanedOf(texts)).rejects.toMatchObject({ fields: { f10: expect.stringContaining('2 juta') } })
})

it('cleans one request of an account after the other, and those of others meanwhile', async () => {
  let end = (_: { texts: string[] }) => {}
  const ended = new Promise<{ texts: string[] }>((resolve) => {
    end = resolve
  })
  using run = vi.spyOn(Piscina.prototype, 'run').mockReturnValue(ended)
  const long = [html('kata '.repeat(5_000))]
  const asked = [cleanedOf(long), cleanedOf(long), cleanedOf(long), cleanedOf(long, 2)]
  await new Promise(setImmediate)
  expect(run).toHaveBeenCalledTimes(2)
  end({ texts: [''] })
  await Promise.all(asked)
  expect(run).toHaveBeenCalledTimes(4)
})
