import { can, type Level } from '@bank/contract/access'
import type { Found } from '@bank/contract/find'
import type { useNavigate } from '@tanstack/react-router'
import { AppWindow } from 'lucide-react'
import { pages } from '../nav/pages.ts'
import type { Entry, Section } from './found-list.tsx'
import { PLACES } from './places.ts'
import type { QuestionList } from './question-list.ts'
import { isSame, noteRecent } from './recent.ts'

const MOST_SCREENS = 5
const MOST_RECENT = 3

type Go = ReturnType<typeof useNavigate>

interface Sources {
  go: Go
  typed: string
  level: Level | null
  recent: readonly Found[]
  /** The answer to `typed`, or to what was typed before. */
  found: readonly Found[]
  isStale: boolean
}

/** What can be chosen: what was opened last, screens, and what the server found. */
export function sectionsOf({ go, typed, level, recent, found, isStale }: Sources): Section[] {
  const entry = (each: Found) => entryOf(go, each, each.kind === 'question' ? allLike(each, typed) : undefined)
  const allowed = recent.filter(({ kind }) => kind !== 'account' || can(level, { access: 'admin' }))
  const again = typed
    ? allowed.filter((each) => fits(`${each.name} ${each.detail}`, typed)).slice(0, MOST_RECENT)
    : allowed
  const others = found.filter((each) => !again.some((known) => isSame(known, each)))
  const sections: Section[] = [
    { title: 'Terakhir dibuka', entries: again.map(entry) },
    { title: 'Layar', entries: typed ? screensOf(go, typed, level) : [] },
    ...GROUPS.map(({ title, has }) => ({ title, entries: others.filter(has).map(entry), isStale })),
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

const GROUPS: readonly { title: string; has: (found: Found) => boolean }[] = [
  { title: 'Soal', has: ({ kind, product_type }) => kind === 'question' && product_type === 1 },
  { title: 'Soal SNPMB', has: ({ kind, product_type }) => kind === 'question' && product_type === 2 },
  { title: 'Materi', has: ({ kind }) => kind === 'topic' },
  { title: 'Sub-materi', has: ({ kind }) => kind === 'subtopic' },
  { title: 'Kategori', has: ({ kind }) => kind === 'category' },
  { title: 'Subjek', has: ({ kind }) => kind === 'subject' },
  { title: 'Pengguna', has: ({ kind }) => kind === 'account' },
]

function entryOf(go: Go, found: Found, list: QuestionList | undefined): Entry {
  const { kind, id, name, detail } = found
  const { icon, open, filter } = PLACES[kind]
  const note = () => noteRecent(found)
  return {
    key: `${kind}-${id}`,
    icon,
    name,
    detail,
    open: () => {
      note()
      open(go, found)
    },
    filter: list ?? filter?.(found),
  }
}

/** The list of all questions that have the words which found this one. */
function allLike({ product_type }: Found, typed: string): QuestionList | undefined {
  const words = typed.replace(/[^\p{L}\p{N}\p{M}\s]+/gu, ' ').trim()
  if (words.length < 3) return undefined
  const isHalf = /[\p{L}\p{M}]{3,}$/u.test(words)
  return { to: product_type === 2 ? '/snpmb/soal' : '/soal', search: { cari: isHalf ? `${words}*` : words } }
}

const fits = (text: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.toLowerCase().includes(word))

const screensOf = (go: Go, typed: string, level: Level | null): Entry[] =>
  pages
    .filter(
      (page) => !page.path.includes('$') && page.access !== 'public' && can(level, page) && fits(page.title, typed),
    )
    .slice(0, MOST_SCREENS)
    .map(({ path, title }) => ({
      key: `screen-${path}`,
      icon: AppWindow,
      name: title,
      detail: '',
      open: () => void go({ to: path, replace: true } as never),
    }))
