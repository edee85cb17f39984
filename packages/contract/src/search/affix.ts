/** A root that a word may have. Of a weak one it is not sure: it counts only where it is itself the other word. */
interface Candidate {
  readonly root: string
  readonly weak: boolean
}

const VOWEL = /[aiueo]/
const STARTS_WITH_VOWEL = /^[aiueo]/
const SHORTEST = 3
/** A shorter root that two words share says little: `perang` and `berang` share `ang`. */
const SURE = 4
/** Longer words have no affixes of this language; the work stays bounded. */
const LONGEST = 32

const isRoot = (root: string) => root.length >= SHORTEST && VOWEL.test(root)

/** `-lah` and the like, then `-nya`, then `-kan`, `-an` or `-i`, each of them only perhaps. */
function withoutSuffixes(word: string): string[] {
  const stems = new Set([word])
  for (const suffix of [/(?:lah|kah|tah|pun)$/, /(?:nya|ku|mu)$/, /kan$/, /an$/, /i$/]) {
    for (const stem of [...stems]) {
      const rest = stem.replace(suffix, '')
      if (rest !== stem && isRoot(rest) && !(suffix.source === 'i$' && rest.length < SHORTEST + 1)) stems.add(rest)
    }
  }
  return [...stems]
}

/** After `me` or `pe`: what the nasal stands before, and the letter that it may have swallowed. */
const NASALS: readonly { nasal: string; before: RegExp; swallowed: string }[] = [
  { nasal: 'm', before: /^[bfvp]/, swallowed: 'p' },
  { nasal: 'n', before: /^[tdcjzs]/, swallowed: 't' },
  { nasal: 'ny', before: /^$/, swallowed: 's' },
  { nasal: 'ng', before: /^[ghkx]/, swallowed: 'k' },
]

const sure = (root: string): Candidate => ({ root, weak: false })
const perhaps = (root: string): Candidate => ({ root, weak: true })

function withoutNasal(rest: string): Candidate[] {
  return NASALS.flatMap(({ nasal, before, swallowed }) => {
    if (!rest.startsWith(nasal)) return []
    const stem = rest.slice(nasal.length)
    if (before.test(stem)) return [sure(stem)]
    if (!STARTS_WITH_VOWEL.test(stem)) return []
    const restored = sure(swallowed + stem)
    // before a vowel, `meng` may have swallowed nothing; `menge` stands before a single syllable
    if (nasal !== 'ng') return [restored]
    return [restored, sure(stem), ...(stem.startsWith('e') ? [perhaps(stem.slice(1))] : [])]
  })
}

/** What stands after one prefix, for each that the stem may begin with. */
function withoutPrefix(stem: string): Candidate[] {
  const after = (prefix: string) => (stem.startsWith(prefix) ? stem.slice(prefix.length) : '')
  const found: Candidate[] = [...withoutNasal(after('me')), ...withoutNasal(after('pe'))]
  if (/^me[lmnrwy]/.test(stem)) found.push(sure(after('me')))
  if (/^pe[lmnrwytkdsjg]/.test(stem)) found.push(perhaps(after('pe')))
  for (const prefix of ['di', 'ber', 'ter', 'per']) if (after(prefix)) found.push(sure(after(prefix)))
  if (/^(?:be(?:r|ker)|ter)/.test(stem)) found.push(perhaps(stem.slice(2)))
  if (/^[bp]elajar/.test(stem)) found.push(sure(stem.slice(3)))
  if (after('se').length >= SURE) found.push(perhaps(after('se')))
  if (after('memper')) found.push(sure(after('memper')))
  return found
}

/** The roots that a word may have, itself among them. Not a dictionary: which of them are words, the bank knows. */
function candidatesOf(word: string): Candidate[] {
  if (!isRoot(word) || word.length > LONGEST || /\d/.test(word)) return [sure(word)]
  const known = new Map<string, Candidate>()
  const add = ({ root, weak }: Candidate) => {
    if (!isRoot(root)) return false
    const before = known.get(root)
    if (before && (!before.weak || weak)) return false
    known.set(root, { root, weak })
    return true
  }
  for (const stem of withoutSuffixes(word)) {
    add(sure(stem))
    const circumfix = stem !== word && stem.startsWith('ke') ? [sure(stem.slice(2))] : []
    for (const once of [...withoutPrefix(stem), ...circumfix]) {
      if (!add(once)) continue
      for (const twice of withoutPrefix(once.root)) add({ root: twice.root, weak: once.weak || twice.weak })
    }
  }
  return [...known.values()]
}

/** As `search_word` stores them. */
export const rootsOf = (word: string): string[] => candidatesOf(word).map(({ root }) => root)

/** Whether one of the two words is the other with affixes, or both are one root with affixes. */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true
  const [ofOne, ofOther] = [candidatesOf(one), candidatesOf(other)]
  const isIn = (word: string, those: Candidate[]) => those.some(({ root }) => root === word)
  if (isIn(one, ofOther) || isIn(other, ofOne)) return true
  const strong = new Set(ofOne.filter(isStrong).map(({ root }) => root))
  return ofOther.some((candidate) => isStrong(candidate) && strong.has(candidate.root))
}
const isStrong = ({ root, weak }: Candidate) => !weak && root.length >= SURE
