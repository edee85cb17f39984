import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ROOT = process.cwd()
/** Of the output of one red test, and of one error. */
const LINES = 15
const PROGRESS_MS = 20_000

/**
 * Prints each red test at once with message, difference and the line that waited, and how far the run is. What came of the
 * run goes into the file of TEST_RESULT: how many tests passed, and `file`, `name` and `words` of each that is red.
 */
// biome-ignore lint/style/noDefaultExport: vitest loads reporters by their default export
export default class Reporter {
  red = []
  outputs = new Map()
  done = 0
  all = 0
  said = performance.now()

  onTestRunStart(specifications) {
    this.all = specifications.length
  }

  onUserConsoleLog({ taskId, content }) {
    this.outputs.set(taskId, (this.outputs.get(taskId) ?? '') + content)
    const told = content.split('\n').filter((line) => /^(not run:|T\d+)/.test(line))
    if (told.length > 0) console.log(told.join('\n'))
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const file = relative(ROOT, test.module.moduleId)
    if (state !== 'failed') return
    const output = lastLines(this.outputs.get(test.id) ?? '')
    this.add({ file, name: `${file} > ${test.fullName}`, words: [...errors.map(sentence), output].join('\n').trim() })
  }

  onTestModuleEnd(module) {
    const file = relative(ROOT, module.moduleId)
    const groups = [...module.children.allSuites()].flatMap((suite) => suite.errors())
    for (const error of [...module.errors(), ...groups]) this.add({ file, name: file, words: sentence(error) })
    this.done++
    if (performance.now() - this.said < PROGRESS_MS) return
    this.said = performance.now()
    console.log(`${this.done} of ${this.all} files, ${this.red.length} red`)
  }

  onTestRunEnd(modules, errors) {
    for (const error of errors) {
      const path = error.VITEST_TEST_PATH
      const file = path && relative(ROOT, path)
      const near = error.VITEST_TEST_NAME ? `, near "${error.VITEST_TEST_NAME}"` : ''
      this.add({ file, name: `error outside every test in ${file ?? 'the run'}${near}`, words: sentence(error) })
    }
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length
    writeFileSync(process.env.TEST_RESULT, JSON.stringify({ passed, red: this.red }))
  }

  add(test) {
    this.red.push(test)
    console.log(`RED ${test.name}\n${test.words}`)
  }
}

/** What an error says, the difference that it shows, and the line of ours from which it came. */
function sentence({ message, diff, cause, stacks = [], stack = '' }) {
  const { file, line } = stacks.find((frame) => !frame.file.includes('node_modules')) ?? {}
  const source = file && readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()
  const place = file ? `at ${relative(ROOT, file)}:${line}: ${source}` : stack
  return [message, cause?.message, diff && !message.includes(diff) && diff]
    .filter(Boolean)
    .map((text) => firstLines(stripVTControlCharacters(text)))
    .concat(firstLines(place))
    .join('\n')
    .replace(/^If this is a long-running .*\n/m, '')
}

const firstLines = (text) => text.split('\n').slice(0, LINES).join('\n')
const lastLines = (text) => text.trim().split('\n').slice(-LINES).join('\n')
