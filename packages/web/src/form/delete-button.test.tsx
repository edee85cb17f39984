import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { SubjectScreen } from '../subject/subject-screen.tsx'
import { subjectSearch } from '../subject/subject-search.ts'

const { make, signIn } = await server()

it('moves the focus to the next row after a delete, and to the add button after the last', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await make.subject({ name: 'Fisika' })
  await make.subject({ name: 'Kimia' })
  await show(<SubjectScreen />, { path: '/subjek', validateSearch: (search) => subjectSearch.parse(search) })
  const remove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Hapus ${name}` }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull())
  }
  await remove('Kimia')
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Fisika'))

  await remove('Fisika')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah subjek' })))
})
