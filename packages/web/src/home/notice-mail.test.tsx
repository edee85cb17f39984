import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const mail = { baseUrl: 'https://soal.contoh.test', send: async () => {} }
const { db, signIn } = await server({ mail })

it('turns mail of notices off and on in Profil', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.teamContent)
  openApp('/?buka=profil')
  const part = within(await screen.findByRole('region', { name: 'Pemberitahuan lewat email' }))
  const box = part.getByRole<HTMLInputElement>('checkbox', { name: 'Kirim ke email saya' })
  expect(box.checked).toBe(true)
  const said = () => db.selectFrom('notice_mail').select(['account_id', 'wanted']).execute()
  for (const wanted of [false, true]) {
    await user.click(box)
    await waitFor(async () => expect(await said()).toEqual([{ account_id: own, wanted }]))
    expect(box.checked).toBe(wanted)
  }
})
