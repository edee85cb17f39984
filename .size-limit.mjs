import { readFileSync } from 'node:fs'

// The budgets of the web app in gzip bytes: what a page loads before it can be used, from the manifest of the build.
const dist = 'packages/web/dist'
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** The files of these modules and of all modules that they import statically. */
function filesOf(modules, kind) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    if (!manifest[name]) throw new Error(`the build has no chunk for ${name}`)
    seen.add(name)
    for (const next of manifest[name].imports ?? []) visit(next)
  }
  for (const name of modules) visit(name)
  const files = [...seen].flatMap((name) => (kind === 'css' ? (manifest[name].css ?? []) : [manifest[name].file]))
  return [...new Set(files)].map((file) => `${dist}/${file}`)
}

const start = 'index.html'
const shell = [start, 'src/app/shell.tsx']
const budget = (name, limit, path) => ({ name, limit, path, gzip: true })

/** The size of a chunk alone: what opening it adds to a page that is already loaded. */
function added(module, to, kind = 'js') {
  const there = new Set(filesOf(to, kind))
  return filesOf([module], kind).filter((file) => !there.has(file))
}

const view = 'src/view/screens.ts'
const soal = [...shell, 'src/question/bank/question-screen.tsx']
export default [
  budget('sign-in page, JS', '165 kB', filesOf([start, 'src/auth/login-screen.tsx'], 'js')),
  budget('Soal list, JS', '240 kB', filesOf(soal, 'js')),
  budget('CSS of the first page', '12 kB', filesOf([start], 'css')),
  budget(
    'editor',
    '160 kB',
    added('src/editor/editor-surface.tsx', [...soal, 'src/question/bank/question-dialogs.tsx']),
  ),
  budget(
    'automatic review',
    '20 kB',
    added('src/telaah/telaah-strip.tsx', [
      ...soal,
      'src/question/bank/item-dialog.tsx',
      'src/editor/editor-surface.tsx',
    ]),
  ),
  budget('student view, JS', '60 kB', added(view, soal)),
  budget('student view, CSS', '6 kB', added(view, soal, 'css')),
]
