import { hear, ROOT } from '../run/process.mjs'
import { kept } from './kept.mjs'

/** So many commits are taken for the change where nothing says where it began: rather too many than too few. */
const GUESSED = 20

/**
 * The change that is tested: `files` (paths that differ from `base`, the commit before it, also those that are not
 * committed), and `base`. Without any history `files` is undefined: any file may have changed. `mine` asks for what is
 * not landed only, and takes no older commits where all are.
 */
export async function change({ cwd = ROOT, mine = false, green } = {}) {
  const git = async (...args) => {
    const { code, words } = await hear('git', args, { cwd })
    return code === 0 ? words.trim() : ''
  }
  const head = await git('rev-parse', 'HEAD')
  const base = (await notLanded(git, head)) || (mine ? head : await landedLast(git, head, green))
  if (!base) return { base: undefined, files: undefined }
  const differing = await git('diff', '--name-only', '--no-renames', '-z', base)
  const untracked = await git('ls-files', '--others', '--exclude-standard', '--full-name', '-z')
  return { base, files: new Set([...differing.split('\0'), ...untracked.split('\0')].filter(Boolean)) }
}

/** Where HEAD left the branch that it goes to; empty when that branch has it already. */
async function notLanded(git, head) {
  if (process.env.CHANGE_BASE) return process.env.CHANGE_BASE
  for (const branch of ['origin/main', 'main']) {
    const fork = await git('merge-base', branch, head)
    if (fork && fork !== head) return fork
  }
  return ''
}

/**
 * A clone of main holds only what is landed. What came with the newest commits is then the change: those since the last
 * commit whose run was green here, else the last few. A clone without history has none to tell.
 */
async function landedLast(git, head, green) {
  const last = green ?? (await kept('green')).commit
  if (last && last !== head && (await git('merge-base', last, head)) === last) return last
  const recent = (await git('rev-list', '--first-parent', `--max-count=${GUESSED + 1}`, head)).split('\n')
  return recent.length > 1 ? recent.at(-1) : ''
}
