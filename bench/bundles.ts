import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Bundle {
  name: string
  /** Bytes, gzipped. */
  size: number
  sizeLimit: number
}

/** What each budget of the web app weighs; their guard is in the tests. */
export function bundles(): Bundle[] {
  const program = join(dirname(createRequire(import.meta.url).resolve('size-limit/package.json')), 'bin.js')
  return JSON.parse(execFileSync(process.execPath, [program, '--json'], { encoding: 'utf8' }))
}
