import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Debian } from './debian-packages.ts'

/** The unpacked Python as one program in `folder`: what starts itself anew does so by the name of its Python. */
export async function pythonIn({ root, commandOf }: Debian, folder: string) {
  const [loader = '', ...rest] = await commandOf('python3')
  const command = join(folder, 'python3')
  await writeFile(command, `#!/bin/sh\nexec ${loader} --argv0 "$0" ${rest.join(' ')} "$@"\n`)
  await chmod(command, 0o755)
  const env = { PYTHONHOME: join(root, 'usr'), PYTHONPATH: join(root, 'usr/lib/python3/dist-packages') }
  return { command, env }
}
