import { categoryRoutes } from '@bank/contract/category'
import { classRoutes } from '@bank/contract/class'
import { discussionRoutes } from '@bank/contract/discussion'
import { topicRoutes } from '@bank/contract/topic'
import { expect } from 'vitest'
import type { Api } from './support/api.ts'
import { staffJourney } from './support/journey.ts'
import { expectFocus, tabTo } from './support/keyboard.ts'
import { newQuestion, newTopic } from './support/rows.ts'
import { expectFound, visit } from './support/steps.ts'

/** A question in the class that newQuestion takes, and one in another class. */
async function inTwoClasses(api: Api, mark: string) {
  const first = await newQuestion(api, mark)
  const { category, kelas } = await newTopic(api, `${mark} lain`)
  const classes = (await api.call(classRoutes.list, { query: {} })).data
  const other = classes.find(({ id_class }) => id_class !== kelas.id_class)
  if (!other) throw new Error('the samples have two classes')
  const params = { id: category.id_category }
  await api.call(categoryRoutes.update, { params, body: { class_id: `${kelas.id_class},${other.id_class}` } })
  const place = { class_id: other.id_class, category_id: category.id_category }
  const body = { ...place, topic_name: `Cermin ${mark}`, detail_topic: '<p>Cermin.</p>' }
  const [topic] = (await api.call(topicRoutes.create, { body })).data
  await newQuestion(api, mark, { class_id: other.id_class, topic_id: topic.id_topic })
  return { first, kelas: kelas.class_name, other: other.class_name }
}

staffJourney(
  'two classes, other than a label, without a discussion: found with their numbers by the keyboard alone',
  async ({ page, level, api }) => {
    const { keyboard } = page
    const mark = `panelcermin${level}`
    const { first, kelas, other } = await inTwoClasses(api, mark)
    const place = { topic_id: first.topic_id ?? 0, class_id: first.class_id ?? 0 }
    await newQuestion(api, mark, { ...place, label: 'exam' })
    const told = await newQuestion(api, mark, place)
    const body = { question_id: told.id_question, discussion_text: '<p>Begini.</p>' }
    await api.call(discussionRoutes.create, { body })
    const tick = async (name: string) => {
      // its number follows what was ticked before
      await page.getByRole('checkbox', { name, exact: true }).waitFor()
      await tabTo(page, name)
      await keyboard.press('Space')
    }
    const unfold = async (letters: string, name: string) => {
      for (const letter of letters) await keyboard.press(letter)
      await expectFocus(page, name)
      await keyboard.press('Enter')
      await page.getByRole('list', { name, exact: true }).waitFor()
    }

    await visit(page, '/soal', 'Soal')
    await keyboard.press('/')
    await keyboard.type(mark)
    await expectFound(page, '4 soal')
    await tabTo(page, 'Saring')
    await keyboard.press('f')
    await expectFocus(page, 'Subjek')
    await unfold('k', 'Kelas')
    await page.getByRole('checkbox', { name: `${kelas} : 3 soal` }).waitFor()
    const names = [`${kelas} : 3 soal`, `${other} : 1 soal`]
    const inOrder = await page.getByRole('list', { name: 'Kelas' }).getByRole('listitem').allTextContents()
    const at = (name: string) => inOrder.indexOf(name)
    for (const name of names.sort((one, two) => at(one) - at(two))) await tick(name)
    await unfold('ll', 'Label')
    await tabTo(page, 'Salah satu')
    await keyboard.press('ArrowRight')
    await tick('Exam : 1 soal')
    await unfold('bb', 'Belum ada')
    await tick('Pembahasan : 2 soal')
    await keyboard.press('Escape')
    await expectFocus(page, /^Saring/)
    await expectFound(page, '2 soal')

    await tabTo(page, 'Hapus filter Label: bukan Exam')
    await keyboard.press('Enter')
    await expectFound(page, '3 soal')
    for (const chip of [`Kelas: ${kelas}`, `Kelas: ${other}`, 'Belum ada: Pembahasan'])
      await page.getByRole('button', { name: `Hapus filter ${chip}`, exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('missing')).toBe('discussion')
    await page.reload()
    await expectFound(page, '3 soal')
  },
)
