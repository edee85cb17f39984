import { readdir, stat } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { sanitizeFragment, sanitizeHtml } from '../rich-text/sanitize.ts'
import { classes, snpmbCategories, subjects } from './base.ts'
import { withFormulas } from './content/formulas.ts'
import type { SeedQuestion } from './content/shapes.ts'
import { banners, categories } from './demo/catalogue.ts'
import { questions, topics } from './demo/demo.ts'
import { newPicture } from './pictures.ts'
import { publish } from './publish.ts'

const all: SeedQuestion[] = questions.flatMap((question) => [question, ...(question.children ?? [])])
const general = all.flatMap((question) => ('category' in question ? [] : [question]))
const choices = all.flatMap((question) => (question.type === 'multiple choice' ? [question] : []))
const gradeOf = (question: SeedQuestion) => topics.find(({ name }) => name === question.topic)?.grade ?? null
const optionsOf = (question: (typeof choices)[number]) =>
  question.options.map((option) => (typeof option === 'string' ? { text: option } : option))

const htmls = [
  ...snpmbCategories.flatMap(({ detail }) => detail ?? []),
  ...topics.flatMap(({ detail, subtopics = [] }) => [detail, ...subtopics.map((subtopic) => subtopic.detail)]),
  ...all.flatMap(({ text, discussion }) => [text, discussion ?? []].flat()),
]
const fragments = [
  ...all.flatMap(({ keywords }) => keywords ?? []),
  ...all.flatMap((question) => (question.type === 'essay' ? question.answer : [])),
  ...all
    .flatMap((question) => (question.type === 'short answer' ? question.shortAnswers : []))
    .flatMap(({ text }) => text ?? []),
  ...all.flatMap((question) => (question.type === 'statements' ? question.statements : [])).map(([text]) => text),
  ...all.flatMap((question) => (question.type === 'several answers' ? question.options : [])),
  ...all.flatMap((question) => (question.type === 'categories' ? question.rows : [])).map(([text]) => text),
  ...all.flatMap((question) => (question.type === 'matching' ? [...question.pairs.flat(), ...question.lures] : [])),
  ...choices.flatMap(optionsOf).flatMap(({ text }) => text ?? []),
]
const pictureNames = [
  ...htmls.flatMap((html) => Array.from(html.matchAll(/picture:([a-z0-9-]+)/g), ([, name]) => name)),
  ...choices.flatMap(optionsOf).flatMap(({ picture }) => picture ?? []),
  ...banners.map(({ picture }) => picture),
]

describe('every sample question', () => {
  it('of multiple choice has five different options, four in primary school, and its key among them', () => {
    for (const question of choices) {
      const options = optionsOf(question)
      expect(options, question.text).toHaveLength((gradeOf(question) ?? 12) <= 6 ? 4 : 5)
      expect(new Set(options.map(({ text }) => text)).size, question.text).toBe(options.length)
      expect('ABCDE'.indexOf(question.key), question.text).toBeLessThan(options.length)
    }
  })

  it('is not answered by habit: no letter has more than two in five keys', () => {
    const counts = [...'ABCDE'].map((letter) => choices.filter(({ key }) => key === letter).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(choices.length * 0.4)
  })

  it('has a range whose upper bound is not below its lower one', () => {
    const bounds = all
      .flatMap((question) => (question.type === 'short answer' ? question.shortAnswers : []))
      .flatMap(({ upper, lower }) => (upper && lower ? [[upper, lower]] : []))
    for (const [upper = '', lower = ''] of bounds) {
      expect(Number(upper.replace(',', '.')), upper).toBeGreaterThanOrEqual(Number(lower.replace(',', '.')))
    }
  })

  it('stands where it may: sub-topic of its topic, indicator of its subject, topic of its category', () => {
    for (const question of general) {
      const topic = topics.find(({ name }) => name === question.topic)
      const category = categories.find(({ code }) => code === topic?.category)
      const subject = subjects.find(({ code }) => code === category?.subject)
      const subtopics = topic?.subtopics?.map(({ name }) => name) ?? []
      if (question.subtopic) expect(subtopics).toContain(question.subtopic)
      expect(subject?.indicators).toContain(question.indicator)
    }
    for (const question of all) {
      if (!('category' in question)) continue
      expect(topics.find(({ name }) => name === question.topic)?.category).toBe(question.category)
    }
  })

  it('of a group is not older than its first one', () => {
    for (const question of questions) {
      for (const child of question.children ?? []) expect(child.daysAgo).toBeLessThanOrEqual(question.daysAgo)
    }
  })
})

describe('the sample content', () => {
  it('shows every type, label, status and level, and both families', () => {
    const distinct = (values: (string | undefined)[]) => [...new Set(values)].sort()
    expect(distinct(all.map(({ type }) => type))).toEqual([
      'categories',
      'essay',
      'matching',
      'multiple choice',
      'several answers',
      'short answer',
      'statements',
    ])
    expect(distinct(all.map(({ label }) => label))).toEqual(['daily_question', 'exam', 'example_question', 'tryout'])
    expect(distinct(all.map(({ status }) => status))).toEqual(['approved', 'on-progress', 'published'])
    expect(distinct(general.map(({ level }) => level))).toEqual(['Mudah', 'Sedang', 'Sulit'])
    expect(distinct(general.map(({ indicator }) => indicator))).toHaveLength(6)
    expect(all.some(({ freeTrial }) => freeTrial)).toBe(true)
  })

  it('names each topic and sub-topic once, in a class that its category has', () => {
    const names = topics.flatMap(({ name, subtopics = [] }) => [name, ...subtopics.map((subtopic) => subtopic.name)])
    expect(new Set(names).size).toBe(names.length)
    for (const topic of topics) {
      const grades = categories.find(({ code }) => code === topic.category)?.grades ?? []
      const fitting = grades.length > 0 ? grades : [null, ...classes.map(({ grade }) => grade)]
      expect(fitting, topic.name).toContain(topic.grade)
    }
  })

  it.each(['2026-01-01T00:30:00Z', '2026-03-01T12:00:00Z', '2026-07-31T20:00:00Z', '2028-02-29T05:00:00Z'])(
    'reaches twelve months in both families, seen from %s',
    (now) => {
      for (const subject of ['LIT', 'NUM']) {
        const codes = categories.filter((category) => category.subject === subject).map(({ code }) => code)
        const names = topics.filter(({ category }) => codes.includes(category)).map(({ name }) => name)
        const months = general
          .filter(({ topic }) => names.includes(topic))
          .map(({ daysAgo }) => new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString().slice(0, 7))
        expect(new Set(months).size, subject).toBeGreaterThanOrEqual(subject === 'NUM' ? 12 : 11)
        expect(Math.max(...general.map(({ daysAgo }) => daysAgo))).toBeLessThanOrEqual(365)
      }
    },
  )

  it('is stored as it is: the sanitiser changes nothing', async () => {
    for (const html of htmls) {
      const stored = (await publish(html)).html
      expect(sanitizeHtml(stored)).toBe(stored)
    }
    for (const fragment of fragments) expect(sanitizeFragment(withFormulas(fragment))).toBe(withFormulas(fragment))
  })

  it('leaves no LaTeX outside a formula and no dollar', () => {
    for (const text of [...htmls, ...fragments]) {
      const shown = withFormulas(text).replace(/<[^>]*>/g, '')
      expect(shown).not.toMatch(/\\|\$/)
    }
  })

  it('uses each of its pictures, and they stay small', async () => {
    const folder = new URL('./pictures/', import.meta.url)
    const files = await readdir(folder)
    expect(files.map((file) => file.replace('.png', '')).sort()).toEqual([...new Set(pictureNames)].sort())
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(600_000)
    for (const name of pictureNames) expect((await newPicture(name ?? '')).width).toBeLessThanOrEqual(1200)
  })

  it('describes every picture in its text', () => {
    for (const [image] of htmls.join('').matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="[^"]{20,500}"/)
  })
})
