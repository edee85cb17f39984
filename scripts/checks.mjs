import { hear, tool } from './run.mjs'

/** With a compiler that it does not know, the cruiser finds no module, hence no violation either. */
const sawModules = (words) => /\b[1-9]\d* modules/.test(words)

/** What can be known without running anything. */
const CHECKS = [
  ['format and lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  [
    'import arrows',
    tool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      'packages/contract/src',
      'packages/server/src',
      'packages/server/test',
      'packages/web/src',
      'packages/web/test',
      'bench',
    ),
    sawModules,
  ],
  ['dead code', tool('knip/bin/knip.js')],
  ...['packages/contract', 'packages/server', 'packages/web', 'e2e', 'faults', 'bench'].map((name) => [
    `types of ${name}`,
    tool('typescript/bin/tsc', '-p', name),
  ]),
]

/** Runs every check, says what failed, and gives how many passed and which were red. */
export async function check() {
  const part = { passed: 0, red: [] }
  for (const [name, [program, args], holds = () => true] of CHECKS) {
    const { code, words } = await hear(program, args)
    const passes = code === 0 && holds(words)
    if (passes) part.passed++
    else part.red.push(name)
    console.log(passes ? `ok   ${name}` : `FAIL ${name}\n${words}`)
  }
  return part
}
