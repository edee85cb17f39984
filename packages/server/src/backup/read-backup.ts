import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type * as z from 'zod'
import { StartRefused } from '../process/start-refused.ts'
import { Damaged, type Frame, unsealed } from './frames.ts'
import { type Header, headerShape, type Table, type TableEnd, tableEndShape } from './header.ts'

export interface Backup {
  header: Header
  /** The rows of the next table, as COPY wrote them; throws after the last when count or checksum differ. */
  rowsOf(table: Table): AsyncGenerator<Buffer>
  /** The end frames of the tables that have been read. */
  ends: Map<string, TableEnd>
}

/** Reads a backup from start to end and gives the result of `use`. StartRefused when the file is damaged. */
export async function readBackup<Result>(path: string, use: (backup: Backup) => Promise<Result>): Promise<Result> {
  const source = createReadStream(path)
  const unpacked = createGunzip({ chunkSize: 64 * 1024 })
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  const frames = unsealed(unpacked)
  try {
    const header = headerIn(await nextOf(frames))
    const ends = new Map<string, TableEnd>()
    const result = await use({ header, ends, rowsOf: (table) => rowsIn(frames, table, ends) })
    if ((await nextOf(frames)).kind !== 'Z' || !(await frames.next()).done)
      throw new Damaged('more than the header says')
    return result
  } catch (error) {
    throw refusal(path, error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

/** Reads a whole backup and checks every checksum. */
export function verifyBackup(path: string): Promise<Pick<Backup, 'header' | 'ends'>> {
  return readBackup(path, async ({ header, rowsOf, ends }) => {
    for (const table of header.tables) for await (const _ of rowsOf(table));
    return { header, ends }
  })
}

async function* rowsIn(frames: AsyncGenerator<Frame>, { name }: Table, ends: Map<string, TableEnd>) {
  const sum = createHash('sha256')
  for (;;) {
    const { kind, body } = await nextOf(frames)
    if (kind === 'E') {
      const end = parsed(tableEndShape, body)
      if (end.table !== name || end.sha256 !== sum.digest('hex')) throw new Damaged(`table ${name}`)
      ends.set(name, end)
      return
    }
    if (kind !== 'D') throw new Damaged(`table ${name} has no end`)
    sum.update(body)
    yield body
  }
}

async function nextOf(frames: AsyncGenerator<Frame>) {
  const { value, done } = await frames.next()
  if (done) throw new Damaged('the end is missing')
  return value
}

class Foreign extends Error {}
class Newer extends Error {}

function headerIn({ kind, body }: Frame): Header {
  const words: unknown = kind === 'H' ? JSON.parse(body.toString()) : undefined
  if (!isOurs(words)) throw new Foreign()
  if (words.version !== headerShape.shape.version.value) throw new Newer()
  return parsed(headerShape, body)
}

const isOurs = (words: unknown): words is { version: unknown } =>
  words instanceof Object && 'format' in words && words.format === headerShape.shape.format.value && 'version' in words

function parsed<Shape extends z.ZodType>(shape: Shape, body: Buffer): z.output<Shape> {
  const { data, error } = shape.safeParse(JSON.parse(body.toString()))
  if (error) throw new Damaged(error.message)
  return data
}

function refusal(path: string, error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new StartRefused(`${path} tidak ditemukan.`)
  if (error instanceof Foreign || (code === 'Z_DATA_ERROR' && /header/.test(String(error))))
    return new StartRefused(`${path} bukan cadangan Bank Soal.`)
  if (error instanceof Newer) return new StartRefused(newer(path))
  if (error instanceof Damaged || error instanceof SyntaxError || code.startsWith('Z_'))
    return new StartRefused(`${path} rusak atau terpotong. Pakai cadangan lain.`, { cause: error })
  return error
}

export const newer = (path: string) => `${path} dibuat oleh Bank Soal yang lebih baru. Perbarui Bank Soal lebih dahulu.`
