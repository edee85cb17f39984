import { hear, ROOT } from '../run/process.mjs'
import { keep, kept } from './kept.mjs'

/** So many commits are taken for the change where nothing says where it began: rather too many than too few. */
const GUESSED = 20

/**
 * The change that is tested: `files` (paths that differ from `base`, the commit before it, also those that are not
 * committed), and `base`. Without any history `files` is undefined: any file may have changed. Where all is landed, `base`
 * is the last commit whose run was green here, else `guess`; `mine` then asks for what is not committed.
 */
export async function change({ cwd = ROOT, mine = false, guess = `HEAD~${GUESSED}`, green } = {}) {
  const git = async (...args) => {
    const { code, words } = await hear('git', args, { cwd })
    return code === 0 ? words.trim() : ''
  }
  const head = await git('rev-parse', 'HEAD')
  const base = (await notLanded(git, head)) || (mine ? head : await landedLast(git, head, guess, green))
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
async function landedLast(git, head, guess, green) {
  const last = green ?? (await kept('green')).commit
  if (last && last !== head && (await git('merge-base', last, head)) === last) return last
  const known = (await git('rev-list', '--first-parent', head)).split('\n')
  return (await git('rev-parse', '--verify', '--quiet', guess)) || (known.length > 1 ? known.at(-1) : '')
}

/** Keeps HEAD as the last commit whose whole run was green, unless the working tree differs from it. */
export async function keepGreen() {
  const { words: dirt } = await hear('git', ['status', '--porcelain'])
  if (!dirt) await keep('green', { commit: (await hear('git', ['rev-parse', 'HEAD'])).words.trim() })
}
