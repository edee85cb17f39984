import type { SeedBanner, SeedCategory } from '../content/shapes.ts'

const grades = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step)

export const categories: SeedCategory[] = [
  { code: 'LIT-INFO', name: 'Teks Informasi', subject: 'LIT', productType: 1, grades: grades(4, 12) },
  { code: 'LIT-SASTRA', name: 'Teks Sastra', subject: 'LIT', productType: 1, grades: [] },
  { code: 'NUM-BIL', name: 'Bilangan', subject: 'NUM', productType: 1, grades: grades(1, 9) },
  { code: 'NUM-ALJ', name: 'Aljabar', subject: 'NUM', productType: 1, grades: grades(5, 12) },
  { code: 'NUM-GEO', name: 'Geometri dan Pengukuran', subject: 'NUM', productType: 1, grades: grades(1, 12) },
  { code: 'NUM-DATA', name: 'Data dan Ketidakpastian', subject: 'NUM', productType: 1, grades: grades(3, 12) },
]

export const banners: SeedBanner[] = [
  {
    description: 'Tryout AKM gratis: coba soal Literasi dan Numerasi, lalu baca pembahasannya.',
    target: '/soal',
    picture: 'banner-tryout',
  },
  {
    description: 'Siap SNBT: tujuh subtes, dari Penalaran Umum sampai Penalaran Matematika.',
    target: '/snpmb/soal',
    picture: 'banner-snbt',
  },
]
