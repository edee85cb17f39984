/** `Kelas 3, Kelas 4, Kelas 5, Kelas 7` as `Kelas 3-5, Kelas 7`; names that differ in more than their number stay as they are. */
export const classRange = (names: string): string =>
  names
    .split(', ')
    .reduce<Run[]>(joined, [])
    .map(({ first, last }) => (last === undefined ? first : `${first}-${last}`))
    .join(', ')

/** Classes in a row: the name of the first, and the number of the last if there are several. */
interface Run {
  first: string
  last?: number
}

function joined(runs: Run[], name: string): Run[] {
  const run = runs.at(-1)
  const before = run && numbered(run.first)
  const next = numbered(name)
  if (!run || !before || !next || before.word !== next.word) return [...runs, { first: name }]
  if (next.number !== (run.last ?? before.number) + 1) return [...runs, { first: name }]
  return [...runs.slice(0, -1), { ...run, last: next.number }]
}

function numbered(name: string) {
  const [, word, number] = /^(.*\D)(\d+)$/.exec(name) ?? []
  return word === undefined ? undefined : { word, number: Number(number) }
}
