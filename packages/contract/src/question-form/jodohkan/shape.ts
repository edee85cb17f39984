import { type Form, type Problems, repeated } from '../form.ts'
import type { Interaction } from '../interaction.ts'

/** Rows on the left, each with one partner on the right; a right one without a partner misleads (pengecoh). */
export const jodohkan: Form = {
  name: 'jodohkan',
  keys: ['left', 'right', 'pairs', 'reuse', 'order'],
  rules: ['all', 'parts', 'parts_minus'],
  problems,
  lacksKey: lacksPairs,
}

/** Whether a row of the left has no partner yet, or there are no rows. */
export function lacksPairs({ left = [], pairs = [] }: Interaction): boolean {
  return left.length === 0 || pairs.length < left.length
}

function problems({ left = [], right = [], pairs = [], reuse = false }: Interaction): Problems {
  if (left.length === 0 && right.length === 0 && pairs.length === 0) return {}
  if (left.length === 0) return { left: 'Paling sedikit satu pasangan.' }
  const [lefts, rights] = [new Set(left.map(({ id }) => id)), new Set(right.map(({ id }) => id))]
  const twice = repeated(pairs.map(([from]) => from))
  const shared = reuse ? new Set<string>() : repeated(pairs.map(([, to]) => to))
  const wrong = ([from, to]: [string, string]) => {
    if (!lefts.has(from) || !rights.has(to)) return 'Pasangan ini tidak ada.'
    if (twice.has(from)) return 'Pernyataan ini sudah punya pasangan.'
    return shared.has(to) ? 'Pasangan ini sudah dipakai.' : undefined
  }
  return Object.fromEntries([
    ...pairs.flatMap((pair) => {
      const said = wrong(pair)
      return said ? [[`pairs.${pair[0]}`, said]] : []
    }),
    ...[...left.map((row) => ['left', row] as const), ...right.map((row) => ['right', row] as const)]
      .filter(([, { text, image }]) => text === '' && image === 'image')
      .map(([list, { id }]) => [`${list}.${id}.text`, 'Isi teks atau gambar.']),
  ])
}
