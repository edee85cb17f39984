// Draws the pictures of the sample content: node scripts/seed-pictures/make-seed-pictures.mjs
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { barChart, lineChart, pieChart } from './charts.mjs'
import { fountain, gardenPlan, ladder, net, pythagoras, readingRoom, tank, treeAndEye } from './geometry.mjs'
import { equalFractions, matchsticks, numberLine } from './numbers.mjs'
import { mobileLibrary, snbtBanner, tryoutBanner } from './posters.mjs'
import { colour } from './svg.mjs'

const server = new URL('../../packages/server/', import.meta.url)
const sharp = createRequire(server)('sharp')
const folder = new URL('src/seed/pictures/', server)

const pictures = {
  'garis-bilangan-pecahan': numberLine(),
  'pecahan-senilai': equalFractions(),
  'pola-korek-api': matchsticks(),
  'denah-kebun': gardenPlan(),
  'lantai-ruang-baca': readingRoom(),
  // 2 x 2 in the middle; five in a row; the net of a cube; 2 x 2 at the end
  'jaring-1': net([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
    [3, 1],
  ]),
  'jaring-2': net([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [2, 0],
  ]),
  'jaring-3': net([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 0],
    [2, 2],
  ]),
  'jaring-4': net([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
  ]),
  'tangga-dinding': ladder(),
  'tandon-tabung': tank(),
  'teorema-pythagoras': pythagoras(),
  'pohon-sudut-elevasi': treeAndEye(),
  'lintasan-air-mancur': fountain(),
  'poster-perpustakaan-keliling': mobileLibrary(),
  'banner-tryout': tryoutBanner(),
  'banner-snbt': snbtBanner(),
  'diagram-batang-perpustakaan': barChart({
    title: 'Buku yang Dipinjam dalam Satu Minggu',
    xLabel: 'Hari',
    yLabel: 'Banyak buku',
    to: 50,
    step: 5,
    bars: [
      ['Senin', 25],
      ['Selasa', 40],
      ['Rabu', 30],
      ['Kamis', 45],
      ['Jumat', 20],
    ],
  }),
  'grafik-penjualan-payung': barChart({
    title: 'Penjualan Payung Kami Melonjak Berlipat Ganda',
    xLabel: 'Bulan',
    yLabel: 'Payung terjual (buah)',
    from: 90,
    to: 100,
    step: 1,
    bars: [
      ['Januari', 92],
      ['Februari', 94],
      ['Maret', 97],
      ['April', 99],
    ],
  }),
  'grafik-gelombang': lineChart({
    title: 'Tinggi Gelombang di dalam Hutan Mangrove',
    xLabel: 'Jarak dari tepi hutan (m)',
    yLabel: 'Tinggi gelombang (cm)',
    to: 70,
    step: 10,
    xTo: 100,
    xStep: 25,
    series: [
      {
        points: [
          [0, 60],
          [25, 48],
          [50, 40],
          [75, 34],
          [100, 30],
        ],
      },
    ],
  }),
  'grafik-tarif-kurir': lineChart({
    title: 'Ongkos Kirim menurut Jarak',
    xLabel: 'Jarak (km)',
    yLabel: 'Ongkos (ribu rupiah)',
    to: 36,
    step: 4,
    xTo: 10,
    xStep: 1,
    dots: false,
    series: [
      {
        name: 'Kurir Angin',
        points: [
          [0, 10],
          [10, 30],
        ],
        labelAt: [2, 18.6],
      },
      {
        name: 'Kurir Awan',
        points: [
          [0, 4],
          [10, 34],
        ],
        stroke: '#b42318',
        labelAt: [8.2, 33],
      },
    ],
  }),
  'grafik-tandon': lineChart({
    title: 'Tinggi Air di dalam Tandon',
    xLabel: 'Waktu (menit)',
    yLabel: 'Tinggi air (cm)',
    to: 140,
    step: 20,
    xTo: 20,
    xStep: 5,
    series: [
      {
        points: [
          [0, 120],
          [15, 0],
        ],
      },
    ],
  }),
  'diagram-lingkaran-uang-saku': pieChart({
    title: 'Pembagian Uang Saku Bulanan Gita',
    parts: [
      ['Makan', 40, colour.brand, '#ffffff'],
      ['Transportasi', 25, colour.gold, colour.ink],
      ['Tabungan', 15, '#05603a', '#ffffff'],
      ['Kuota', 10, '#1849a9', '#ffffff'],
      ['Lain-lain', 10, '#d6d4ef', colour.ink],
    ],
  }),
}

await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries(pictures)) {
  // the pictures have few colours: a palette keeps the files small and the edges sharp
  const { size } = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toFile(new URL(`${name}.png`, folder).pathname)
  console.log(name, size)
}
