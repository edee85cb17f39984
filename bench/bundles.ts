import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Bundle {
  name: string
  /** Bytes after gzip. */
  size: number
  sizeLimit: number
}

/** The size of the web app for each budget; `npm test` checks the budgets. */
export function bundles(): Bundle[] {
  const program = join(dirname(createRequire(import.meta.url).resolve('size-limit/package.json')), 'bin.js')
  return JSON.parse(execFileSync(process.execPath, [program, '--json'], { encoding: 'utf8' }))
}
