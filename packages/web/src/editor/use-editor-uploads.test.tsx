import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useEditorUploads } from './use-editor-uploads.ts'

const url = (digit: number) => `/media/${String(digit).repeat(32)}.png`
const file = new File(['x'], 'x.png', { type: 'image/png' })

function session() {
  const removed: string[] = []
  const arriving: ((url: string) => void)[] = []
  const { result } = renderHook(() =>
    useEditorUploads({
      upload: () => new Promise((resolve) => arriving.push(resolve)),
      remove: async (gone) => {
        removed.push(gone)
        if (gone === url(9)) throw new Error('offline')
      },
    }),
  )
  const start = () => act(() => void result.current.upload(file, () => undefined))
  const arrive = (digit: number) => act(async () => arriving.shift()?.(url(digit)))
  return { result, removed, start, arrive }
}

it('deletes on save what the text no longer shows', async () => {
  const { result, removed, start, arrive } = session()
  for (const digit of [1, 2]) {
    start()
    await arrive(digit)
  }
  await act(() => result.current.keepOnly(`<p><img src="${url(2)}" alt=""></p>`))
  expect(removed).toEqual([url(1)])
  await act(() => result.current.discard())
  expect(removed).toEqual([url(1)])
})

it('deletes everything on cancel, also what was still on its way', async () => {
  const { result, removed, start, arrive } = session()
  start()
  await arrive(1)
  start()
  expect(result.current.busy).toBe(true)
  await act(() => result.current.discard())
  await arrive(2)
  expect(removed).toEqual([url(1), url(2)])
  expect(result.current.busy).toBe(false)
})

it('does not fail when a picture cannot be deleted', async () => {
  const { result, removed, start, arrive } = session()
  start()
  await arrive(9)
  await act(() => result.current.discard())
  expect(removed).toEqual([url(9)])
})
