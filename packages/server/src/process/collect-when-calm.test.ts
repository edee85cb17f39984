import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenCalm } from './collect-when-calm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function rushed() {
  const state = { memory: 200, worked: 0, kept: 200 }
  const collect = vi.fn(() => {
    state.memory = state.kept
  })
  const end = collectWhenCalm({ memory: () => state.memory, worked: () => state.worked, collect }, 1_000)
  const look = () => vi.advanceTimersByTime(1_000)
  return { state, collect, look, end }
}

it('collects once a rush is over, not while it lasts', () => {
  const { state, collect, look } = rushed()
  Object.assign(state, { memory: 300, worked: 0.8 })
  look()
  expect(collect).not.toHaveBeenCalled()
  state.worked = 0.01
  look()
  look()
  expect(collect).toHaveBeenCalledOnce()
})

it('tries three times, and no more for what is really in use', () => {
  const { state, collect, look } = rushed()
  Object.assign(state, { memory: 300, kept: 290 })
  for (let times = 0; times < 5; times++) look()
  expect(collect).toHaveBeenCalledTimes(3)
  state.memory = 310
  look()
  expect(collect).toHaveBeenCalledTimes(4)
})

it('looks no more once it was ended', () => {
  const { state, collect, look, end } = rushed()
  end()
  state.memory = 300
  look()
  expect(collect).not.toHaveBeenCalled()
})
