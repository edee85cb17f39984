import * as z from 'zod'
import { id } from './fields.ts'
import { route } from './route.ts'

/** The months' names in the charts. */
export const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

const count = z.int().nonnegative()
const topic = z.object({ id_topic: id, topic_name: z.string() })

/** Questions of a topic by status; `amount` is all of them, `totalPerCategory` all of the topic's category. */
const statusCounts = z.object({
  totalOnProgress: count,
  totalApproved: count,
  totalPublished: count,
  amount: count,
  totalPerCategory: count,
})
const statusTopic = topic.extend({ total: z.tuple([statusCounts]) }).meta({ id: 'TopicByStatus' })
export type StatusTopic = z.infer<typeof statusTopic>

/** Questions of a topic by the cognitive level that their indicator names; `default` counts none or another. */
const indicatorTopic = topic
  .extend({
    mengevaluasi_dan_merefleksi: count,
    memahami: count,
    menemukan_informasi: count,
    pemahaman: count,
    penerapan: count,
    penalaran: count,
    default: count,
  })
  .meta({ id: 'TopicByIndicator' })
export type IndicatorTopic = z.infer<typeof indicatorTopic>

const levelTopic = topic.extend({ mudah: count, sedang: count, sulit: count }).meta({ id: 'TopicByLevel' })
export type LevelTopic = z.infer<typeof levelTopic>

/** Every category of a family with every topic of it, also those without questions. */
const families = <Topic extends z.ZodType>(of: Topic) => {
  const category = z.object({ id_category: id, category_name: z.string(), topic: z.array(of) })
  return z.object({ literasi: z.array(category), numerasi: z.array(category) })
}

const chart = z
  .object({ name: z.string(), category: z.array(z.enum(MONTHS)).length(12), categoryTotal: z.array(count).length(12) })
  .meta({ id: 'MonthlyChart' })
export type MonthlyChart = z.infer<typeof chart>

const wrongYear = { error: 'Tahun tidak valid.' }
const year = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ],
    wrongYear,
  )
  .pipe(z.int(wrongYear).min(1, wrongYear).max(9999, wrongYear))

/** Main and child questions of the general bank, counted for the families of their subjects (decisions 5). */
export const totalRoutes = {
  byStatus: route({
    method: 'GET',
    path: '/v1/total',
    access: 'staff',
    summary: 'Count the questions of each topic by status',
    response: z.object({ data: families(statusTopic), totalLiterasi: count, totalNumerasi: count }),
  }),
  byIndicator: route({
    method: 'GET',
    path: '/v1/total/indicator',
    access: 'staff',
    summary: 'Count the questions of each topic by cognitive level',
    response: z.object({ data: families(indicatorTopic) }),
  }),
  byLevel: route({
    method: 'GET',
    path: '/v1/total/level',
    access: 'staff',
    summary: 'Count the questions of each topic by difficulty',
    response: z.object({ data: families(levelTopic) }),
  }),
  chart: route({
    method: 'GET',
    path: '/v1/total/chart',
    access: 'staff',
    summary: 'Count the questions that were added in each month of a year, for Numerasi, then Literasi',
    query: z.object({ year: year.optional() }),
    response: z.object({ data: z.tuple([chart, chart]) }),
  }),
}
