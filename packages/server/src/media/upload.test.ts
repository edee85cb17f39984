import {
  bannerRoutes,
  categoryRoutes,
  discussionRoutes,
  errorBody,
  exportRoutes,
  LEVEL,
  questionImageRoutes,
  questionRoutes,
  type Route,
  selectionRoutes,
  subtopicRoutes,
  topicRoutes,
} from '@bank/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../contract/test/tries.ts'
import { CANARY, hostileFiles } from '../../test/hostile-pictures.ts'
import { make, PNG, PNG_DATA_URL } from '../../test/make.ts'
import { png } from '../../test/png.ts'
import type { Parts } from '../../test/request.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const files = Object.entries(await hostileFiles())

const MEGABYTE = 1024 * 1024

let staff: Awaited<ReturnType<typeof signIn>>
let question_id: number
let selection: number
let banner: number
let questionImage: number
beforeEach(async () => {
  // only an admin may upload banners
  staff = await signIn(LEVEL.admin)
  question_id = await a.question()
  selection = await a.selection({ question_id })
})

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
/** Every route that takes the bytes of a picture. */
const WAYS: Record<string, (bytes: Buffer) => [Route, Parts]> = {
  'for a category': (bytes) => [categoryRoutes.uploadImage, { body: { image: dataUrl(bytes) } }],
  'for a topic': (bytes) => [topicRoutes.uploadImage, { body: { image: bytes.toString('base64') } }],
  'for a sub-topic': (bytes) => [subtopicRoutes.uploadImage, { body: { image: dataUrl(bytes) } }],
  'for a discussion': (bytes) => [discussionRoutes.uploadImage, { body: { image: dataUrl(bytes) } }],
  'for a question': (bytes) => [questionImageRoutes.upload, { body: { image: bytes, question_id } }],
  'in the place of a question’s picture': (bytes) => [
    questionImageRoutes.update,
    { params: { id: questionImage }, body: { image: bytes } },
  ],
  'with a new banner': (bytes) => [
    bannerRoutes.create,
    { body: { description: 'Tryout', target: '/soal', image: dataUrl(bytes) } },
  ],
  'with an edited banner': (bytes) => [
    bannerRoutes.update,
    { params: { id: banner }, body: { image: dataUrl(bytes) } },
  ],
  'with the letterhead of a paper': (bytes) => [
    exportRoutes.create,
    { body: { product_type: 1, kind: 'naskah', select: { ids: [question_id] }, image: dataUrl(bytes) } },
  ],
  'with a new option': (bytes) => [selectionRoutes.create, { body: { question_id, image: dataUrl(bytes) } }],
  'with an edited option': (bytes) => [
    selectionRoutes.update,
    { params: { id: selection }, body: { image: dataUrl(bytes) } },
  ],
  'as an option’s picture': (bytes) => [
    selectionRoutes.setImage,
    { params: { id: selection }, body: { image: dataUrl(bytes) } },
  ],
  'within a whole question': (bytes) => [
    questionRoutes.update,
    { params: { id: question_id }, body: { selections: [{ selection_text: 'A', image: dataUrl(bytes) }] } },
  ],
}

const stored = () =>
  db.selectFrom('image').innerJoin('image_bytes', 'image_id', 'id').select(['id', 'type', 'bytes', 'etag']).execute()

describe.each(Object.entries(WAYS).map(([name, way], at) => [name, way, at] as const))(
  'a file sent %s',
  (_, way, at) => {
    beforeEach(async () => {
      banner = await a.banner()
      questionImage = await a.questionImage({ question_id })
    })

    it('becomes a fresh picture, or nothing is stored', async () => {
      const wrong: string[] = []
      for (const [name, { bytes, becomes }] of someOf(files, at)) {
        // an account has few exports that wait
        await db.deleteFrom('export_job').execute()
        const before = new Set((await stored()).map(({ id }) => id))
        const { statusCode, body } = await staff.send(...way(bytes))
        const fresh = (await stored()).filter(({ id }) => !before.has(id))
        const complaint =
          becomes === 'nothing' ? refusalOf(statusCode, body) : await freshnessOf(fresh[0], bytes, becomes)
        if (complaint || fresh.length !== (becomes === 'nothing' ? 0 : 1)) {
          wrong.push(`${name}: ${complaint ?? `${fresh.length} stored`} (${statusCode} ${body.slice(0, 200)})`)
        }
      }
      expect(wrong).toEqual([])
    })
  },
)

function refusalOf(status: number, body: string): string | null {
  if (![400, 413, 415, 422].includes(status)) return 'not refused'
  const { fields } = errorBody.parse(JSON.parse(body))
  return Object.keys(fields ?? {}).some((name) => name.endsWith('image')) ? null : 'the field is not named'
}

async function freshnessOf(image: Awaited<ReturnType<typeof stored>>[number] | undefined, sent: Buffer, type: string) {
  if (!image) return 'not stored'
  const { format, exif, icc, xmp, comments } = await sharp(image.bytes).metadata()
  if (image.type !== type || format !== { png: 'png', jpg: 'jpeg' }[type]) return `is ${format}`
  if (exif || icc || xmp || comments) return 'metadata is left'
  if (image.bytes.includes(CANARY)) return 'carries what was sent'
  return image.bytes.equals(sent) ? 'is what was sent' : null
}

describe('a bomb', () => {
  it('is refused by its header: ten at once cost no memory', async () => {
    const image = png({ width: 16_000, height: 16_000, depth: 1 }).toString('base64')
    const before = process.memoryUsage.rss()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => staff.send(topicRoutes.uploadImage, { body: { image } })),
    )
    expect(replies.map((reply) => reply.json().fields.image)).toEqual(
      Array(10).fill('Gambar paling besar 8.000 piksel per sisi dan 25 megapiksel.'),
    )
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEGABYTE)
  })
})

describe('base64', () => {
  const digits = PNG.toString('base64')
  it.each([
    ['with a type that is not its own', `data:text/html;base64,${digits}`],
    ['with parameters', `data:image/png;name=a.png;charset=utf-8;base64,${digits}`],
    ['in capitals', `DATA:IMAGE/PNG;BASE64,${digits}`],
    ['alone', digits],
    ['in lines', digits.replace(/.{20}/g, '$&\r\n')],
    ['without its padding', digits.replace(/=+$/, '')],
  ])('is taken %s', async (_, image) => {
    const { data } = await staff.call(topicRoutes.uploadImage, { body: { image } })
    expect(data).toMatch(/^\/media\/[0-9a-f]{32}\.png$/)
  })

  it.each([
    ['that is empty', 'data:image/png;base64,'],
    ['that is not', 'data:image/png,PNG'],
    ['with percent signs', `data:image/png;base64,${encodeURIComponent(digits)}%`],
    ['of other letters', '🖼️🖼️🖼️'],
    ['that is one letter', 'A'],
    ['of spaces', ' '.repeat(MEGABYTE)],
    ['that is padding', '===='],
    ['twice', `${PNG_DATA_URL},${PNG_DATA_URL}`],
    ['that is an address elsewhere', 'https://contoh.test/a.png'],
    ['that is a file', 'file:///etc/passwd'],
    ['that is a path', '/media/../../etc/passwd'],
    ['that is a script', 'javascript:alert(1)'],
    ['of more than 5 MB', Buffer.alloc(5 * MEGABYTE + 1).toString('base64')],
  ])('%s is refused', async (_, image) => {
    for (const [route, parts] of [
      [topicRoutes.uploadImage, { body: { image } }],
      [selectionRoutes.setImage, { params: { id: selection }, body: { image } }],
    ] as const) {
      const reply = await staff.send(route, parts)
      expect([413, 415, 422]).toContain(reply.statusCode)
      expect(reply.json().fields).toHaveProperty('image')
    }
    expect(await stored()).toEqual([])
  })
})
