import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The reason why this account cannot create a file system here; undefined when it can. */
export async function noDisks(...kinds: ('ext4' | 'xfs')[]): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'needs root, to mount a disk of its own'
  for (const kind of kinds) {
    const version = await run(`mkfs.${kind}`, ['-V']).catch(() => undefined)
    if (!version) return `no mkfs.${kind} (Debian: apt install ${kind === 'xfs' ? 'xfsprogs' : 'e2fsprogs'})`
  }
  const probe = await mkdtemp(join(tmpdir(), 'bank-disk-'))
  const disk = await newDisk(probe, 'probe', 'ext4', 8).catch(() => undefined)
  await disk?.remove()
  await rm(probe, { recursive: true })
  return disk ? undefined : 'this machine mounts no file as a disk'
}

/** A file system in an image file in this folder, mounted beside the file. */
export async function newDisk(folder: string, name: string, kind: 'ext4' | 'xfs', megabytes: number) {
  const file = join(folder, `${name}.img`)
  await run('truncate', ['--size', `${megabytes}M`, file])
  await run(`mkfs.${kind}`, kind === 'xfs' ? ['-q', '-m', 'reflink=1', file] : ['-q', '-F', '-m', '0', file])
  return mounted(folder, name)
}

async function mounted(folder: string, name: string) {
  const path = join(folder, name)
  await mkdir(path)
  await run('mount', ['-o', 'loop', `${path}.img`, path])
  return {
    path,
    async remove() {
      await run('umount', [path]).catch(() => run('umount', ['--lazy', path]))
      await rm(path, { recursive: true, force: true })
      await rm(`${path}.img`)
    },
  }
}

/**
 * A disk whose content can be copied at one instant: its image file is on XFS, where a reflink copy is atomic. Data
 * that its file system has not written yet is not in the copy, as after a power cut.
 */
export async function newPowerCutDisk(megabytes: number) {
  const top = await mkdtemp(join(tmpdir(), 'bank-power-'))
  const outer = await newDisk(top, 'outer', 'xfs', megabytes * 4)
  const disk = await newDisk(outer.path, 'disk', 'ext4', megabytes)
  let cuts = 0
  return {
    path: disk.path,
    /** Copies the disk at this instant, as it would be after a power cut. */
    async cut() {
      cuts += 1
      const name = `cut-${cuts}`
      await run('cp', ['--reflink=always', `${disk.path}.img`, join(outer.path, `${name}.img`)])
      return { mount: () => mounted(outer.path, name) }
    },
    async remove() {
      await disk.remove()
      await outer.remove()
      await rm(top, { recursive: true })
    },
  }
}

export type PowerCutDisk = Awaited<ReturnType<typeof newPowerCutDisk>>
