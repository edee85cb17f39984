import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Person, staffJourney } from './support/journey.ts'
import { settled } from './support/settled.ts'
import {
  choose,
  dialog,
  expectAbsent,
  expectAsked,
  expectFound,
  expectToast,
  save,
  searchFor,
} from './support/steps.ts'

/** The generic lists of spec 2: all are searched, added to, edited and deleted from with the same labels. */
interface List {
  title: string
  /** The address that its tile on Home links to. */
  path: string
  thing: string
  columns: string[]
  nameLabel: string
  searchLabel: string
  /** Fills in the fields of the add form other than the name. */
  fill?: (form: Locator) => Promise<void>
  everybodyRemoves?: true
}

const WHO = ['Dibuat Oleh', 'Diperbaharui Oleh', 'Aksi']
const LISTS: List[] = [
  {
    title: 'Subjek',
    path: '/subjek',
    thing: 'subjek',
    columns: ['Subjek', 'Kode', 'Rumpun', ...WHO],
    nameLabel: 'Nama subjek',
    searchLabel: 'Cari nama subjek',
  },
  {
    title: 'Kelas',
    path: '/kelas',
    thing: 'kelas',
    columns: ['Kelas', 'Jenjang', ...WHO],
    nameLabel: 'Nama kelas',
    searchLabel: 'Cari nama kelas',
    fill: async (form) => {
      await expect.poll(() => form.getByRole('radio').count(), { message: 'stages' }).toBe(3)
      for (const stage of ['SD', 'SMP', 'SMA']) await form.getByRole('radio', { name: stage }).check()
    },
  },
  {
    title: 'Kategori',
    path: '/kategori',
    thing: 'kategori',
    columns: ['Kategori', 'Kode', 'Kelas', ...WHO],
    nameLabel: 'Nama kategori',
    searchLabel: 'Cari nama kategori',
    fill: async (form) => {
      await choose(form, 'Subjek', 'Literasi')
      await form.getByRole('checkbox', { name: 'Kelas 4' }).check()
      await form.getByRole('checkbox', { name: 'Kelas 5' }).check()
    },
    everybodyRemoves: true,
  },
  {
    title: 'Indikator',
    path: '/indikator',
    thing: 'indikator',
    columns: ['Indikator', 'Subjek', ...WHO],
    nameLabel: 'Indikator',
    searchLabel: 'Cari indikator',
    fill: (form) => choose(form, 'Subjek', 'Numerasi'),
  },
]

for (const list of LISTS) {
  staffJourney(
    list.title,
    async (person) => {
      const { page } = person
      const name = `${list.title} uji ${person.level}`
      await page.goto('/')
      // a tile that moves between the press and the release of the button is not clicked
      await settled(page)
      await page.getByRole('region', { name: 'Asesmen Nasional' }).getByRole('link', { name: list.title }).click()
      await page.waitForURL(`**${list.path}`)
      await page.getByRole('heading', { level: 1, name: list.title }).waitFor()

      await add(person, list, name)
      await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(list.columns)
      await searchFor(page, list.searchLabel, name)
      await expectFound(page, `1 ${list.thing}`)
      await edit(person, list, name)
      const hapus = { name: `Hapus ${name} baru` }
      if (list.everybodyRemoves) return remove(page, hapus)
      // Hapus is the admin's
      await expectAbsent(page.getByRole('button', hapus), page.getByRole('button', { name: `Edit ${name} baru` }))
      const { page: admin } = await person.asAdmin(page)
      await remove(admin, hapus)
    },
    { provokes: /^422 POST/ },
  )
}

async function add({ page }: Person, { thing, nameLabel, fill }: List, name: string) {
  await page.getByRole('button', { name: `Tambah ${thing}` }).click()
  const form = dialog(page, `Tambah ${thing}`)
  await form.getByRole('button', { name: 'Simpan' }).click()
  await form.getByRole('alert').filter({ hasText: 'Harap isi semua kolom!' }).waitFor()
  await form.getByLabel(nameLabel).fill(name)
  await fill?.(form)
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
  await page.getByRole('row', { name }).waitFor()
}

async function edit({ page, name: person }: Person, { thing, nameLabel }: List, name: string) {
  const row = page.getByRole('row', { name })
  await expect.poll(() => row.innerText()).toContain(person)
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const form = dialog(page, `Edit ${thing}`)
  await expect.poll(() => form.getByLabel(nameLabel).inputValue()).toBe(name)
  await form.getByRole('button', { name: 'Batalkan' }).click()
  await form.waitFor({ state: 'detached' })

  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await form.getByLabel(nameLabel).fill(`${name} baru`)
  await save(form)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await page.getByRole('row', { name: `${name} baru` }).waitFor()
}

async function remove(page: Page, hapus: { name: string }) {
  const button = page.getByRole('button', hapus)
  await button.click()
  await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Batalkan')
  await button.click()
  await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(page, 'Data anda telah dihapus.')
  await page.getByText('Data tidak ditemukan.').waitFor()
}
