import { readdir, readFile } from 'node:fs/promises'
import { hear, ROOT } from '../run/process.mjs'

/** The files that reports are about: the product without its tests. */
const PRODUCT = ['packages/*/src/*', 'packages/*/package.json', 'package-lock.json', ':!*.test.ts', ':!*.test.tsx']

/** Commit named in a new report. With uncommitted changes the text says so, and then matches no known commit. */
export async function commitOfTree() {
  const commit = (await git('rev-parse', '--short', 'HEAD')).trim()
  return (await git('status', '--porcelain', '--', ...PRODUCT)) ? `${commit} with changes` : commit
}

/** Every report in docs/reports about the product, with the relation of its commit to the current one. */
export async function reports() {
  const folder = `${ROOT}/docs/reports`
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted()
  const pages = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${folder}/${file}`, 'utf8') })),
  )
  return Promise.all(pages.flatMap(partsOf).map(async ({ name, text }) => ({ name, ...(await judge(text)) })))
}

/** docs/reports/faults.md holds one report for each fault; every other page is one report. */
function partsOf({ file, text }) {
  if (file !== 'faults.md') return [{ name: file, text }]
  const sections = text.split(/^(?=## )/m).slice(1)
  return sections.map((section) => ({ name: `${file}, ${/^## (\S+):/.exec(section)?.[1]}`, text: section }))
}

async function judge(text) {
  const [, commit] = /\bcommit ([0-9a-f]{7,40}(?: with changes)?|unknown)\b/.exec(text) ?? []
  if (!commit) return { wrong: 'names no commit' }
  if (!/^[0-9a-f]+$/.test(commit)) return { wrong: `judges commit ${commit}` }
  const isAncestor = (await hear('git', ['merge-base', '--is-ancestor', commit, 'HEAD'])).code === 0
  if (!isAncestor) return { wrong: `judges commit ${commit}, which is not in this history` }
  const since = Number(await git('rev-list', '--count', `${commit}..HEAD`, '--', ...PRODUCT))
  return { commit, since }
}

async function git(...args) {
  const { code, words } = await hear('git', args)
  if (code !== 0) throw new Error(`git ${args[0]}: ${words}`)
  return words
}
