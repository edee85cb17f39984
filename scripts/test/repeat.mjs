import { keep, kept } from './kept.mjs'

/** More red files than these are no chance. */
const MOST = 8

/**
 * The red files that are run once more: of journeys and faults, where the change did not touch them. `files` of the change
 * is undefined where nothing is known of it.
 */
export function filesToRepeat(
  red,
  changed,
  isOff = process.argv.includes('--no-repeat') || process.env.REPEAT === '0',
) {
  const files = [...new Set(red.map(({ file }) => file))]
  if (isOff || !changed || files.length > MOST || files.includes(undefined)) return []
  return files.filter((file) => !changed.has(file))
}

/** The result of a run and of what was repeated of it: red is what the change touched, and what was red again. */
export function withRepeat(first, files, second) {
  const isRepeated = ({ file }) => files.includes(file)
  const names = first.red.filter(isRepeated).map(({ name }) => name)
  const again = new Set(second.red.map(({ name }) => name))
  const isWhole = second.red.every(({ file }) => file)
  const repeated = isWhole ? names.filter((name) => !again.has(name)) : []
  return {
    ...first,
    passed: first.passed + repeated.length,
    red: [...first.red.filter((test) => !isRepeated(test)), ...second.red],
    repeated,
  }
}

/** Counts the tests that passed only when repeated, and says of each how often that has happened on this machine. */
export async function countRepeated(names, today = new Date().toISOString().slice(0, 10)) {
  if (names.length === 0) return []
  const before = await kept('repeated')
  const now = { ...before }
  for (const name of names) {
    const { count = 0, first = today } = before[name] ?? {}
    now[name] = { count: count + 1, first, last: today }
  }
  await keep('repeated', now)
  return names.map((name) =>
    now[name].count > 1 ? `${name} (${now[name].count} times since ${now[name].first})` : name,
  )
}
