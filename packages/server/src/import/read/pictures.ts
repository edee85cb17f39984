import { ApiError } from '@bank/contract'
import { openPackage } from '@bank/exchange/docx/package'
import type { Crop } from '@bank/exchange/docx/piece'
import { pictureOf } from '@bank/exchange/html/picture'
import sharp from 'sharp'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { decode } from '../../media/decode.ts'
import { insertImage } from '../../media/media.repo.ts'
import { withinQuota } from '../../media/quota.ts'
import type { Job } from '../job/job.repo.ts'
import type { FileRow } from './row-of.ts'

const MOST = 500
const LARGEST = 5 * 1024 * 1024
const UNREADABLE = '[gambar tidak terbaca]'
const IN_HTML = /<img src="(part:[^"]*)"[^>]*>/g

/** Every source of a picture in a draft, as it stands there. */
const sourcesIn = (draft: object): string[] =>
  [...JSON.stringify(draft).matchAll(/(?:src=\\"|"image":")(part:[^"\\]*)/g)].map(([, source = '']) => source)

/** The bytes of a part. Undefined for one that is too large. */
async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > LARGEST) return undefined
    held.push(chunk)
  }
  return Buffer.concat(held)
}

/**
 * Stores the pictures of a file, one after the other, and puts their addresses into the drafts. A picture that cannot be
 * read leaves a marked place and a note.
 */
export async function keepPictures(db: Db, job: Job, bytes: Uint8Array, rows: FileRow[]): Promise<void> {
  const sources = [...new Set(rows.flatMap(({ draft }) => sourcesIn(draft)))]
  if (sources.length === 0) return
  const { zip } = await openPackage(bytes)
  const kept = new Map<string, string>()
  for (const source of sources.slice(0, MOST)) {
    const picture = pictureOf(unescaped(source))
    const url = picture && (await keep(db, job, await bytesOf(zip.bytesOf(picture.part)), picture.crop))
    if (url) kept.set(source, url)
  }
  for (const row of rows) show(row, kept)
}

const unescaped = (source: string) => source.replaceAll('&amp;', '&')

/** The address of the stored picture; undefined where it cannot be read. */
async function keep(db: Db, job: Job, bytes: Buffer | undefined, crop: Crop | undefined): Promise<string | undefined> {
  if (!bytes) return undefined
  try {
    const picture = await decode(bytes)
    const shown = crop ? await decode(await cropped(picture.bytes, picture, crop)) : picture
    return await inTransaction(db, { actor: job.created_by, change: job.change }, async (transaction) => {
      await withinQuota(transaction, job.created_by)
      const { id, url } = await insertImage(transaction, shown, job.created_by)
      await transaction.insertInto('import_image').values({ job_id: job.id, image_id: id }).execute()
      return url
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VALIDATION') return undefined
    throw error
  }
}

function cropped(bytes: Buffer, { width, height }: { width: number; height: number }, cut: Crop): Promise<Buffer> {
  const left = Math.round(width * cut.left)
  const top = Math.round(height * cut.top)
  const room = {
    width: width - left - Math.round(width * cut.right),
    height: height - top - Math.round(height * cut.bottom),
  }
  return sharp(bytes)
    .extract({ left, top, width: Math.max(1, room.width), height: Math.max(1, room.height) })
    .toBuffer()
}

function show(row: FileRow, kept: ReadonlyMap<string, string>) {
  const lost = sourcesIn(row.draft).filter((source) => !kept.has(source))
  const inHtml = (html: string) =>
    html.replace(IN_HTML, (image, source: string) => {
      const url = kept.get(source)
      return url ? image.replace(source, () => url) : UNREADABLE
    })
  row.draft = mapStrings(row.draft, (text) => (text.startsWith('part:') ? (kept.get(text) ?? '') : inHtml(text)))
  if (lost.length > 0) row.notes.push({ severity: 'look', text: `${lost.length} gambar tidak bisa dibaca.` })
}

/** A value with all its strings changed. */
function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, change)])) as Value
}
