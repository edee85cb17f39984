import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * The worked examples of CONTRIBUTING.md, by their headings: the blocks of code that name a file, and the tests.
 * A block: ```<language> <path>, for a new file; ```diff <path>, with `@@` between the places that are edited.
 */
export function recipesIn(markdown) {
  const sections = markdown.split(/^## /m).slice(1)
  return sections.map((section) => {
    const blocks = [...section.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)]
    const named = blocks.filter(([, , path]) => path)
    return {
      title: section.slice(0, section.indexOf('\n')),
      steps: named.map(([, language, path, text]) =>
        language === 'diff' ? { path, places: text.split('@@\n').map(placeOf) } : { path, text },
      ),
      tests: blocks.filter(([, language]) => language === 'tests').flatMap(([, , , text]) => text.trim().split('\n')),
    }
  })
}

/** What stands at an edited place before and after. */
function placeOf(text) {
  const lines = text.split('\n').slice(0, -1)
  const without = (sign) => lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`)
  return { before: without('+').join(''), after: without('-').join('') }
}

/** Carries a step out in a folder. */
export async function carryOut({ path, text, places }, folder) {
  const file = join(folder, path)
  if (!places) {
    await mkdir(dirname(file), { recursive: true })
    return writeFile(file, text, { flag: 'wx' })
  }
  for (const { before, after } of places) await replaceIn(file, before, after)
}

/** Replaces text that stands in a file exactly once. */
export async function replaceIn(file, before, after) {
  const parts = (await readFile(file, 'utf8')).split(before)
  if (parts.length !== 2) throw new Error(`${file} has this ${parts.length - 1} times instead of once:\n${before}`)
  await writeFile(file, parts.join(after))
}
