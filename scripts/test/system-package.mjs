import { hear, run } from '../run/process.mjs'

/** Without a network apt would try for minutes. */
const WITHOUT_LONG_WAITS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

/** Installs a package of the system; returns what `found` finds then. Needs root and apt. */
export async function systemPackage(name, found) {
  if (process.getuid?.() !== 0 || (await hear('apt-get', ['--version'])).code !== 0) return undefined
  console.log(`Memasang ${name} dari sistem operasi ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = [...WITHOUT_LONG_WAITS, 'install', '-y', '-qq', '--no-install-recommends', name]
  const got = (await run('apt-get', packages, { env })) === 0
  if (!got && (await run('apt-get', [...WITHOUT_LONG_WAITS, 'update', '-qq'], { env })) === 0)
    await run('apt-get', packages, { env })
  return found()
}
