import { expect, it } from 'vitest'
import { freePlace } from './toast-place.ts'

const toast = { width: 384, height: 44 }
const desktop = { width: 1440, height: 900 }

it('takes the lowest place that covers no title and no button', () => {
  expect(freePlace(toast, desktop, [])).toEqual({ side: 'middle', top: 840 })
  const button = { left: 600, top: 850, right: 700, bottom: 886 }
  expect(freePlace(toast, desktop, [button])).toEqual({ side: 'right', top: 840 })
  const footer = { left: 0, top: 840, right: 1440, bottom: 900 }
  expect(freePlace(toast, desktop, [footer])).toEqual({ side: 'middle', top: 792 })
})

it('stands at the lower edge where nothing is free', () => {
  expect(freePlace(toast, desktop, [{ left: 0, top: 0, right: 1440, bottom: 900 }])).toEqual({
    side: 'middle',
    top: 840,
  })
})
