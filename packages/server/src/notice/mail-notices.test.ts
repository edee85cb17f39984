import { type NoticeData, type NoticeKind, noticeRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { smtpServer } from '../../test/smtp-server.ts'
import { world } from '../../test/world.ts'
import { smtpMail } from '../mail/smtp.ts'
import { mailNotices } from './mail-notices.ts'
import { notify } from './notice.repo.ts'

const post = await smtpServer()
const mail = { ...smtpMail(post.url, 'soal@contoh.test'), baseUrl: 'https://soal.contoh.test/bank' }
const { db, signIn } = await world({ mail })
const failures: unknown[] = []
beforeEach(() => {
  post.received.length = 0
  post.refused.clear()
  post.state.away = false
  failures.length = 0
})
afterAll(() => post.close())

const turn = () => mailNotices(db, mail, (error) => failures.push(error))
const OF = { question_id: 45, code: 'ALJ-Q000045', count: 1, name: 'Rina' }
/** Told so many minutes ago. */
async function tell<Kind extends NoticeKind>(to: number, kind: Kind, data: NoticeData<Kind>, minutes = 30) {
  await notify(db, { to, kind, data })
  await sql`
    update notice set at = now() - make_interval(mins => ${minutes}) where id = (select max(id) from notice)`.execute(
    db,
  )
}
const approved = (to: number, code = OF.code, minutes?: number) => tell(to, 'review-approved', { ...OF, code }, minutes)
const anHourLater = () => sql`update notice_mail set tried_at = tried_at - interval '1 hour'`.execute(db)
const binds = () =>
  sql`insert into review_policy (binding, reviews, own_approval, block_on) values (true, 1, false, 'tidak')`.execute(db)
async function person(name: string) {
  const { id, call } = await signIn()
  const email = `${name.toLowerCase()}@contoh.test`
  await db.updateTable('account').set({ name, email }).where('id', '=', id).execute()
  return { id, email, call }
}
const mailed = () => post.received.map(({ to }) => to)

it('gathers what an account has not read in one mail, of codes and links alone, however many servers send', async () => {
  await binds()
  const sari = await person('Sari')
  await tell(sari.id, 'review-rejected', { ...OF, note: 'Kalimatnya rancu.' }, 50)
  await tell(sari.id, 'review-changes', { ...OF, code: 'ALJ-Q000046', remarks: 2 }, 40)
  await tell(sari.id, 'review-check', { ...OF, count: 3, due_on: '2026-12-12' }, 30)
  await Promise.all([turn(), turn(), turn()])
  expect(post.received).toEqual([
    {
      to: sari.email,
      subject: 'Bank Soal: 3 pemberitahuan',
      text: [
        'Halo Sari,',
        '',
        'Ada 3 pemberitahuan yang belum Anda baca:',
        '',
        '- Anda diminta memeriksa kunci ALJ-Q000045 dan 2 soal lain.',
        '  https://soal.contoh.test/bank/periksa-kunci/45',
        '- ALJ-Q000046 perlu perbaikan: 2 catatan.',
        '  https://soal.contoh.test/bank/telaah/45?bagian=perbaiki',
        '- ALJ-Q000045 ditolak.',
        '  https://soal.contoh.test/bank/telaah/45',
        '',
        'Surat seperti ini datang paling banyak sekali sejam. Anda dapat mematikannya di Profil:',
        'https://soal.contoh.test/bank/?buka=profil',
      ].join('\n'),
    },
  ])
})

it('mails an account at most once an hour, and each notice once', async () => {
  await binds()
  const sari = await person('Sari')
  await approved(sari.id, 'A-1')
  await turn()
  await approved(sari.id, 'A-2')
  await turn()
  expect(mailed()).toEqual([sari.email])
  await anHourLater()
  await turn()
  expect(post.received.map(({ text }) => text.match(/A-\d/g))).toEqual([['A-1'], ['A-2']])
  await anHourLater()
  await turn()
  expect(mailed()).toHaveLength(2)
})

it('mails nothing that is read, just told, a day old or hidden, and nobody who is gone or wants none', async () => {
  const [sari, budi, libur, tanpa] = [
    await person('Sari'),
    await person('Budi'),
    await person('Libur'),
    await person('Tanpa'),
  ]
  for (const { id } of [sari, budi, libur, tanpa]) await approved(id)
  await turn()
  expect(mailed()).toEqual([])
  await binds()
  await sari.call(noticeRoutes.read, { body: { all: true } })
  await approved(sari.id, 'A-1', 5)
  await approved(sari.id, 'A-2', 25 * 60)
  await db.updateTable('account').set({ is_active: 2 }).where('id', '=', libur.id).execute()
  await tanpa.call(noticeRoutes.wantMail, { body: { wanted: false } })
  await turn()
  expect(mailed()).toEqual([budi.email])
  await tanpa.call(noticeRoutes.wantMail, { body: { wanted: 'true' } })
  await turn()
  expect(mailed()).toEqual([budi.email, tanpa.email])
})

it('tries again an hour later what could not be sent, and one address that is refused keeps nobody waiting', async () => {
  await binds()
  const [sari, budi] = [await person('Sari'), await person('Budi')]
  for (const { id } of [sari, budi]) await approved(id)
  post.refused.add(sari.email)
  await turn()
  expect([mailed(), failures.length]).toEqual([[budi.email], 1])
  post.refused.clear()
  await turn()
  expect(mailed()).toEqual([budi.email])
  await anHourLater()
  await turn()
  expect(mailed()).toEqual([budi.email, sari.email])
})

it('asks a mail server that is away once a turn', async () => {
  await binds()
  const [sari, budi] = [await person('Sari'), await person('Budi')]
  for (const { id } of [sari, budi]) await approved(id)
  post.state.away = true
  await turn()
  expect(failures).toHaveLength(1)
  post.state.away = false
  await turn()
  await anHourLater()
  await turn()
  expect(mailed()).toEqual([budi.email, sari.email])
})

it('keeps what an account says of it, each for itself', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  const read = async ({ call }: typeof sari) => (await call(noticeRoutes.mail, {})).data[0]
  expect(await read(sari)).toEqual({ sent: true, wanted: true })
  await sari.call(noticeRoutes.wantMail, { body: { wanted: false } })
  expect([await read(sari), await read(budi)]).toMatchObject([{ wanted: false }, { wanted: true }])
})
