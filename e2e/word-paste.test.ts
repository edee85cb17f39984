import { discussionRoutes } from '@bank/contract/discussion'
import { questionRoutes } from '@bank/contract/question'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { pasteHtml } from './support/clipboard.ts'
import { giveFile } from './support/editor-steps.ts'
import { staffJourney } from './support/journey.ts'
import { editQuestion } from './support/question-steps.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, save, visit } from './support/steps.ts'

/** Clipboard HTML as Word writes it: equations in comments, with a picture for other programs; pictures of the machine. */
const run = (text: string) =>
  `<i style='mso-bidi-font-style:normal'><span lang=IN style='font-family:"Cambria Math",serif'><m:r>${text}</m:r></span></i>`
const equation = (omml: string) =>
  `<!--[if gte msEquation 12]>${omml}<![endif]--><![if !msEquation]><span style='position:relative;top:6.0pt'>` +
  '<!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]-->' +
  '<![if !vml]><img width=20 height=30 src="file:///C:/clip_image001.png" v:shapes="_x0000_i1025"><![endif]></span><![endif]>'
const FRACTION = `<m:oMath><m:f><m:fPr><span style='font-style:italic'><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f></m:oMath>`
const ROOT = `<m:oMath><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg></m:deg><m:e>${run('2')}</m:e></m:rad></m:oMath>`
const UNKNOWN = `<m:oMath>${run('p+q')}<m:contentPart></m:contentPart></m:oMath>`
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=IN><!--StartFragment-->
<p class=MsoNormal style='text-align:justify'><span lang=IN>Nilai ${equation(FRACTION)} dan
${equation(UNKNOWN)} pada <i>in vitro</i><o:p></o:p></span></p>
<p class=MsoNormal align=center style='text-align:center'><!--[if gte vml 1]><v:shape id="P1"><v:imagedata src="file:///C:/clip_image002.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/clip_image002.png" alt="Peta Jawa" v:shapes="P1"><![endif]><o:p></o:p></p>
<!--EndFragment--></body></html>`
const OPTIONS = `<html><body><!--StartFragment--><p class=MsoNormal>A. ${equation(ROOT)}<o:p></o:p></p><p class=MsoNormal>B. H<sub>2</sub>O<o:p></o:p></p><p class=MsoNormal>C. <b>tebal</b><o:p></o:p></p><!--EndFragment--></body></html>`

staffJourney("Word's equations, pictures and alignment come along or leave a marked place", async (person) => {
  const { page, level, api } = person
  const question = await newQuestion(api, `word ${level}`, { question_text: '<p>x</p>' })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  const form = await editQuestion(card)
  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  await stem.fill('')
  await pasteHtml(stem, WORD)
  await stem.locator('math mfrac').waitFor()
  await form.getByText('1 gambar dan 1 rumus tidak ikut tertempel.').waitFor()

  const option = (letter: string) => form.getByRole('textbox', { name: `Pilihan ${letter}`, exact: true })
  await option('A').click()
  await pasteHtml(option('A'), OPTIONS)
  await option('A').locator('math msqrt').waitFor()
  await expect.poll(() => option('C').locator('b').innerText()).toBe('tebal')
  await form.getByRole('button', { name: 'Tulis pembahasan' }).click()
  const discussion = form.getByRole('textbox', { name: 'Pembahasan' })
  for (const box of [stem, discussion]) {
    await box.press('Control+End')
    await giveFile(box, 'paste')
    const words = dialog(page, 'Teks alternatif').getByLabel('Apa yang terlihat pada gambar ini?')
    await words.fill('Denah')
    await words.press('Enter')
    await words.waitFor({ state: 'detached' })
  }
  const sizeIn = async (place: Locator) => {
    const picture = place.getByRole('img', { name: 'Denah' }).last()
    // it loads when it comes into view, and has no size before
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((img: HTMLImageElement) => img.decode())
    const { width, height } = (await picture.boundingBox()) ?? {}
    return [width, height].map((pixels) => Math.round(pixels ?? 0))
  }
  const size = await sizeIn(stem)
  await expect.poll(() => sizeIn(discussion)).toEqual(size)
  await form.getByRole('radio', { name: 'Pilihan B benar' }).check({ force: true })
  for (const letter of ['E', 'D']) {
    await form.getByRole('button', { name: `Tindakan Pilihan ${letter}` }).click()
    await page.getByRole('menuitem', { name: 'Hapus' }).click()
  }
  await save(form)

  const [stored] = (await api.call(questionRoutes.get, { params: { id: question.id_question } })).data
  expect(stored.question_text).toMatch(
    /^<p class="ta-justify">Nilai <math data-latex="\\frac\{a\}\{b\}">.*<\/math> dan <span class="bg-yellow">\[rumus tidak ikut: p\+q\]<\/span> pada <em>in vitro<\/em><\/p><p class="ta-center"><span class="bg-yellow">\[gambar tidak ikut: Peta Jawa\]<\/span><img [^>]*><\/p>$/,
  )
  expect(
    stored.selections.map(({ selection_text }) =>
      selection_text.replace(/<math data-latex="([^"]*)".*<\/math>/, '[$1]'),
    ),
  ).toEqual(['[\\sqrt{2}]', 'H<sub>2</sub>O', '<b>tebal</b>'])
  await expect.poll(() => sizeIn(card)).toEqual(size)
  await card.getByRole('link', { name: 'Pembahasan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pembahasan' }).waitFor()
  await expect.poll(() => sizeIn(page.locator('main'))).toEqual(size)
  expect((await api.call(discussionRoutes.list, { query: { question_id: question.id_question } })).data).toHaveLength(1)
})
