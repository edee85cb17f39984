import type { Access } from '@bank/contract/access'

interface Page {
  /** Title of the browser tab, and label of every link to the page. */
  title: string
  access: Access
  /** The page whose sidebar entry is highlighted instead. */
  under?: string
  /** The group of its shortcut on Home; the shortcut's own words are in home/tiles.tsx, outside the first load. */
  tile?: string
  /** Without the sidebar. */
  bare?: boolean
}

const NATIONAL = 'Asesmen Nasional'

/** Every page by its route. The router, the sidebar, Home and the tests that visit each page read it. */
export const PAGES = {
  '/': { title: 'Beranda', access: 'staff' },
  '/subjek': { title: 'Subjek', access: 'staff', under: '/', tile: NATIONAL },
  '/kelas': { title: 'Kelas', access: 'staff', under: '/', tile: NATIONAL },
  '/kategori': { title: 'Kategori', access: 'staff', under: '/', tile: NATIONAL },
  '/indikator': {
    title: 'Indikator',
    access: 'staff',
    under: '/',
    tile: NATIONAL,
  },
  '/materi': { title: 'Materi', access: 'staff' },
  '/sub-materi/$id': { title: 'Sub-materi', access: 'staff', under: '/materi' },
  '/soal': { title: 'Soal', access: 'staff' },
  '/soal/$id': { title: 'Soal', access: 'staff', under: '/soal' },
  '/lihat/soal/$id': { title: 'Lihat seperti siswa', access: 'staff', bare: true },
  '/lihat/group/$id': { title: 'Lihat seperti siswa', access: 'staff', bare: true },
  '/group/$id': { title: 'Group', access: 'staff', under: '/soal' },
  '/pembahasan/$idSoal': { title: 'Pembahasan', access: 'staff', under: '/soal' },
  '/snpmb/soal': { title: 'SNPMB', access: 'staff' },
  '/snpmb/kategori': {
    title: 'SNPMB Kategori',
    access: 'staff',
    under: '/snpmb/soal',
    tile: 'SNPMB',
  },
  '/snpmb/materi/$id': { title: 'SNPMB Materi', access: 'staff', under: '/snpmb/soal' },
  '/impor': { title: 'Impor soal', access: 'staff', tile: 'Pengelolaan' },
  '/impor/$id': { title: 'Impor soal', access: 'staff', under: '/impor' },
  '/ekspor': { title: 'Ekspor soal', access: 'staff', tile: 'Pengelolaan' },
  '/ubah': { title: 'Ubah banyak soal', access: 'staff', under: '/soal', tile: 'Pengelolaan' },
  '/kembar': { title: 'Soal kembar', access: 'staff', under: '/soal', tile: 'Pengelolaan' },
  '/cetak/$id': { title: 'Cetak', access: 'staff', under: '/ekspor', bare: true },
  '/history': {
    title: 'Riwayat',
    access: 'staff',
    tile: 'Pengelolaan',
  },
  '/level-soal': { title: 'Level soal', access: 'staff', under: '/', tile: 'Pengelolaan' },
  '/alur-telaah': { title: 'Alur telaah', access: 'admin', under: '/', tile: 'Pengelolaan' },
  '/tugas': { title: 'Tugas saya', access: 'staff' },
  '/telaah/$id': { title: 'Telaah', access: 'staff', under: '/soal' },
  '/periksa-kunci/$id': { title: 'Periksa kunci', access: 'staff', under: '/soal' },
  '/banner': { title: 'Banner', access: 'admin' },
  '/chart': { title: 'Grafik', access: 'staff' },
  '/login': { title: 'Login', access: 'public' },
  '/register': { title: 'Daftar', access: 'public' },
  '/forgot-password': { title: 'Lupa password', access: 'public' },
} as const satisfies Record<string, Page>

export type Path = keyof typeof PAGES
/** The pages that Home has a shortcut to. */
export type TilePath = { [At in Path]: (typeof PAGES)[At] extends { tile: string } ? At : never }[Path]

/** All pages as a list. */
export const pages = Object.entries<Page>(PAGES).map(([path, page]) => ({ path: path as Path, ...page }))
