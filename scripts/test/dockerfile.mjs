/** The stages of a Dockerfile: the name of each, what it begins from, and its instructions in turn. */
export function stagesIn(text) {
  const stages = []
  for (const [, instruction, rest] of linesIn(text).map((line) => /^(\w+)\s+(.*)$/s.exec(line))) {
    if (instruction === 'FROM') {
      const [from, name = 'image'] = rest.split(/\s+as\s+/i)
      stages.push({ name, from, steps: [] })
    } else stages.at(-1).steps.push({ instruction, rest })
  }
  return stages
}

/** Instructions without comments; a line that ends with a backslash goes on. */
const linesIn = (text) =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** `--from=build /app/a b` of COPY: the stage, the sources and the target. */
export function copyIn(rest) {
  const words = rest.split(/\s+/)
  const [from] = words.filter((word) => word.startsWith('--from=')).map((word) => word.slice('--from='.length))
  const paths = words.filter((word) => !word.startsWith('--'))
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) }
}

/** `A=1 B=2` of ENV. */
export const variablesIn = (rest) => Object.fromEntries(rest.split(/\s+/).map((word) => word.split(/=(.*)/s, 2)))

/** Whether .dockerignore leaves a file of the repository to the build: the last line that names it, or a folder above, decides. */
export function isInContext(file, ignored) {
  const parts = file.split('/')
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  const lines = ignored.split('\n').filter((line) => line && !line.startsWith('#'))
  const decides = lines.findLast((line) => paths.some((path) => patternOf(line.replace(/^!/, '')).test(path)))
  return !decides || decides.startsWith('!')
}

function patternOf(line) {
  const inside = line
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${inside}$`)
}
