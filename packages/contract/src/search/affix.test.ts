import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areForms, rootsOf } from './affix.ts'

/** A word, and words that somebody who looks for it wants to find too. */
const FAMILIES = `
pecah: pecahan memecahkan pemecahan terpecah dipecahkan pecahannya
nilai: penilaian menilai nilainya dinilai bernilai ternilai
tulis: menulis tulisan penulis penulisan ditulis tertulis tuliskan menuliskan
kali: perkalian mengalikan dikalikan kalikan mengali
bagi: pembagian membagi dibagi membagikan bagian terbagi berbagi
jumlah: menjumlahkan penjumlahan dijumlahkan jumlahnya berjumlah
kurang: pengurangan mengurangi berkurang dikurangi kurangi kekurangan
hitung: menghitung perhitungan penghitungan dihitung hitunglah terhitung
banding: perbandingan membandingkan sebanding pembanding dibandingkan bandingkan
ukur: mengukur pengukuran ukuran diukur terukur berukuran
baca: membaca bacaan pembaca dibaca bacalah terbaca membacakan
tanya: bertanya pertanyaan menanyakan ditanyakan menanyai
jawab: menjawab jawaban dijawab jawablah penjawab jawabannya
ajar: belajar mengajar pelajaran pembelajaran pengajar pelajar mempelajari dipelajari ajaran
sama: persamaan bersama menyamakan kesamaan disamakan
ubah: mengubah perubahan berubah diubah pengubah
gambar: menggambar gambarkan digambar menggambarkan gambarnya bergambar
jelas: menjelaskan penjelasan jelaskan dijelaskan kejelasan memperjelas
buat: membuat buatan dibuat pembuatan buatlah pembuat perbuatan berbuat
cari: mencari carilah dicari pencarian pencari
susun: menyusun susunan disusun penyusunan tersusun penyusun
sebut: menyebutkan sebutkan disebut penyebut tersebut sebutan
pilih: memilih pilihan dipilih pemilihan pilihlah terpilih pemilih
tentu: menentukan tentukan penentuan ditentukan tertentu ketentuan
bentuk: membentuk bentuknya dibentuk pembentukan berbentuk terbentuk
panjang: memanjang perpanjangan memperpanjang panjangnya sepanjang
besar: membesar memperbesar pembesaran terbesar kebesaran
kecil: mengecil memperkecil pengecilan terkecil mengecilkan
tinggi: ketinggian meninggi tertinggi tingginya setinggi
cepat: kecepatan mempercepat percepatan tercepat secepat
jual: menjual penjualan dijual penjual berjualan terjual
beli: membeli pembelian dibeli pembeli membelikan
tanam: menanam tanaman ditanam penanaman tertanam
makan: makanan memakan dimakan pemakan termakan
minum: minuman meminum diminum peminum
main: bermain permainan pemain mainan memainkan
kerja: bekerja pekerjaan pekerja mengerjakan dikerjakan kerjakan
simpul: menyimpulkan kesimpulan simpulan disimpulkan simpulkan penyimpulan
pikir: berpikir memikirkan pemikiran pikiran dipikirkan
uji: menguji pengujian diuji teruji penguji
isi: mengisi pengisian diisi berisi isian isilah
alir: mengalir aliran dialirkan pengaliran
tumbuh: bertumbuh pertumbuhan tumbuhan menumbuhkan
hidup: kehidupan menghidupkan dihidupkan hidupnya
`
/** Words without a root in common, that look as if they had one. */
const STRANGERS = `
perang terang, berang perang, beras keras, kelas beras, bulan bulu, makan mana, papan papa, ikan ikut, lapangan lapisan, sekolah kolam,
peta petak, sungai sunting, pantai panti, teman temu, jalan jala, badan bada, berat darat, berita cerita, berani petani,
dinding dingin, diagram program, diameter meteran, garis baris, segitiga segiempat, kubus kuda, balok blok, tabung tabu, kerucut kerut,
bola bolak, luas lulus, volume volt, sudut sujud, sisi siswa, rusuk rusak, titik titip, bidang bidan, ruang uang,
waktu wakil, jarak jarang, suhu suku, massa masa, berkas bekas, cahaya daya, bunyi bumi, gaya gagah, energi sinergi, listrik lirik,
magnet magang, tanah tangan, air alir, udara utara, api apa, hujan hutan, angin ingin, gunung gudang, danau dana,
rumah ramah, meja kemeja, kursi kursus, pintu pintar, jendela bendera, dapur datar, kamar kami, buku baku, pensil pentil, kertas keras,
guru garuda, murid murni, teks teksturnya, paragraf grafik, kalimat kalium, kata kaca, puisi polusi, cerpen cermin, drama darma,
tokoh toko, latar latih, alur alat, tema teman, amanat aman, judul jual, ide ideal, fakta fakir, opini opium, iklan ikan,
pidato pidana, surat suram, berita derita, pasar pasir, uang uap, harga arga, untung gantung, rugi ragi, bunga bungkus, pajak pajang,
negara nagara, bangsa bangku, undang udang, wajib ajaib, desa dosa, kota kita, pulau palu, sawah sawo, padi padat, sayur syair, telur tidur, ayam ayah, sapi sapu, kucing kunci, burung kurung, provinsi promosi, presiden residen
`
const pairs = FAMILIES.trim()
  .split('\n')
  .flatMap((line) => {
    const [root = '', forms = ''] = line.split(': ')
    return forms.split(' ').map((form) => [root, form] as const)
  })
const betweenForms = [
  ['pecahan', 'memecahkan'],
  ['penjumlahan', 'menjumlahkan'],
  ['pengurangan', 'mengurangi'],
  ['pengetahuan', 'mengetahui'],
  ['pembelajaran', 'mempelajari'],
  ['menyimpulkan', 'kesimpulan'],
] as const
const strangers = STRANGERS.trim()
  .split(/,\s*/)
  .map((pair) => pair.split(' ') as [string, string])

it('finds at least 98 of 100 forms of school words, from both sides', () => {
  const all = [...pairs, ...betweenForms]
  const lost = all.filter(([one, other]) => !areForms(one, other) || !areForms(other, one))
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(lost.length / all.length, lost.join(' ')).toBeLessThanOrEqual(0.02)
})

it('takes at most 5 of 100 words for forms of one that only looks like it', () => {
  const wrong = strangers.filter(([one, other]) => areForms(one, other))
  expect(strangers.length).toBeGreaterThanOrEqual(100)
  expect(wrong.length / strangers.length, wrong.join(' ')).toBeLessThanOrEqual(0.05)
})

it('shares a stored root wherever two words are forms, and has few roots of any word', () => {
  for (const [one, other] of [...pairs, ...betweenForms])
    if (areForms(one, other))
      expect(
        rootsOf(one).some((root) => rootsOf(other).includes(root)),
        `${one} ${other}`,
      ).toBe(true)
  const word = fc.string({ unit: fc.constantFrom(...'aiknmegpdbrtl'), maxLength: 40 })
  fc.assert(
    fc.property(word, (made) => rootsOf(made).length <= 60),
    { numRuns: 2_000 },
  )
})
