import { readdirSync, readFileSync } from 'node:fs'

/** Where a form may be named: the room that knows each form, and those of the tables that the specification's types keep. */
const MAY_NAME = [
  /\/question-form\//,
  /contract\/src\/(question-words|bank)\.ts$/,
  /server\/src\/(question\/(parts|write)|part|seed)\//,
  /\.test\.tsx?$/,
]
const FORM = "'(?:pgk?|isian|uraian|benar_salah|kategori|jodohkan)'|QUESTION_TYPE\\.\\w+"
/** A form that is compared with, which a list that the compiler completes would say better. */
const COMPARED = new RegExp(`[!=]==?\\s*(?:${FORM})|(?:${FORM})\\s*[!=]==?|case\\s+(?:${FORM})`)

/** Lines that decide by a form outside the rooms of forms: a new form would have to be added to each of them. */
function* decidingByForm(root) {
  for (const name of readdirSync(root, { recursive: true })) {
    const file = `${root}/${name}`.replaceAll('\\', '/')
    if (!/\.tsx?$/.test(file) || MAY_NAME.some((place) => place.test(file))) continue
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
      if (COMPARED.test(line)) yield `${file}:${at + 1} ${line.trim()}`
  }
}

const found = ['contract', 'server', 'web'].flatMap((name) => [...decidingByForm(`packages/${name}/src`)])
for (const line of found) console.log(line)
process.exit(found.length > 0 ? 1 : 0)
