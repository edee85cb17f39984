import { setImmediate as pause } from 'node:timers/promises'
import { ApiError } from '@bank/contract'
import { pictureOf as partOf } from '@bank/exchange/html/picture'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Picture } from '../../media/decode.ts'
import { insertImage } from '../../media/media.repo.ts'
import { withinQuota } from '../../media/quota.ts'
import type { Job } from '../job/job.repo.ts'
import type { PictureOf } from './in-process.ts'
import type { FileRow } from './row-of.ts'

const MOST = 500
const UNREADABLE = '[gambar tidak terbaca]'
const IN_HTML = /<img src="(part:[^"]*)"[^>]*>/g

/** Every source of a picture in a question, as it stands there. */
const sourcesIn = ({ draft, stimulus, match }: FileRow): string[] =>
  [...JSON.stringify([draft, stimulus, match?.parts]).matchAll(/(?:src=\\"|"image":")(part:[^"\\]*)/g)].map(
    ([, source = '']) => source,
  )

/**
 * Stores the pictures of a file, one after the other, and puts their addresses into the drafts. A picture that cannot be
 * read leaves a marked place and a note. `ours`: addresses of those that the bank has, by their sources. Returns why others were not tried, for the file as a whole.
 */
export async function keepPictures(
  db: Db,
  job: Pick<Job, 'id' | 'created_by' | 'change'>,
  rows: FileRow[],
  pictureOf: PictureOf,
  { most = MOST, ours = new Map() }: { most?: number; ours?: ReadonlyMap<string, string> } = {},
): Promise<string[]> {
  const sources = [...new Set(rows.flatMap(sourcesIn))]
  if (sources.length === 0) return []
  const kept = new Map<string, Kept>()
  for (const source of sources) {
    const url = ours.get(unescaped(source))
    if (url) kept.set(source, { url })
  }
  const others = sources.filter((source) => !kept.has(source))
  let end = others.length > most ? `Lebih dari ${most} gambar.` : undefined
  for (const source of others.slice(0, most)) {
    const asked = partOf(unescaped(source))
    if (!asked) continue
    const one = await keep(db, job, () => pictureOf(asked.part, asked.crop))
    kept.set(source, one)
    if (!('isLast' in one)) continue
    end = one.lost
    break
  }
  for (const row of rows) {
    show(row, kept, end)
    // thousands of them would hold up every request
    await pause()
  }
  return end ? [end] : []
}

const unescaped = (source: string) => source.replaceAll('&amp;', '&')

/** The address of the stored picture, or why there is none; `isLast`: why there will be no others either. */
type Kept = { url: string } | { lost: string } | { lost: string; isLast: true }

async function keep(
  db: Db,
  job: Pick<Job, 'id' | 'created_by' | 'change'>,
  decoded: () => Promise<Picture>,
): Promise<Kept> {
  try {
    const shown = await decoded()
    return await inTransaction(db, { actor: job.created_by, change: job.change }, async (transaction) => {
      await withinQuota(transaction, job.created_by)
      const { id, url } = await insertImage(transaction, shown, job.created_by)
      await transaction.insertInto('import_image').values({ job_id: job.id, image_id: id }).execute()
      return { url }
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAVAILABLE') throw error
    const lost = Object.values(error.fields ?? {}).join(' ') || error.message
    return { lost, ...(error.code === 'TOO_MANY' && { isLast: true }) }
  }
}

function show(row: FileRow, kept: ReadonlyMap<string, Kept>, end = '') {
  const keptOf = (source: string): Kept => kept.get(source) ?? { lost: end }
  const found = sourcesIn(row).map(keptOf)
  const lost = new Set(found.flatMap((picture) => ('lost' in picture ? [picture.lost] : [])))
  const inHtml = (html: string) =>
    html.replace(IN_HTML, (image, source: string) => {
      const picture = keptOf(source)
      return 'url' in picture ? image.replace(source, () => picture.url) : UNREADABLE
    })
  const alone = (source: string) => {
    const picture = keptOf(source)
    return 'url' in picture ? picture.url : ''
  }
  row.draft = mapStrings(row.draft, (text) => (text.startsWith('part:') ? alone(text) : inHtml(text)))
  row.stimulus = inHtml(row.stimulus)
  if (row.match) row.match = mapStrings(row.match, inHtml)
  row.notes.push(...[...lost].map((text) => ({ severity: 'look' as const, text })))
}

/** A value with all its strings changed. */
function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, change)])) as Value
}
