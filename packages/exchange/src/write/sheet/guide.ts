/** What stands on the sheet beside the questions: how each column is filled in. */
export const GUIDE: readonly (readonly [look: 'title' | 'heading' | 'text', text: string])[] = [
  ['title', 'Petunjuk lembar Soal'],
  [
    'text',
    'Satu baris berisi satu soal. Kolom dikenali dari judulnya: urutannya boleh diubah, kolom yang tidak dipakai boleh dihapus, dan kolom lain boleh ditambahkan.',
  ],
  ['heading', 'Menulis teks'],
  [
    'text',
    'Tekan Alt+Enter untuk pindah baris di dalam sel. Huruf tebal, miring, garis bawah, x², dan x₂ ikut terbaca.',
  ],
  [
    'text',
    'Rumus ditulis sebagai LaTeX di antara tanda dolar, misalnya $\\frac{1}{2}$ atau $x^2 + 1$. Tanda dolar biasa ditulis \\$.',
  ],
  [
    'text',
    'Letakkan gambar (PNG atau JPEG) sehingga sudut kiri atasnya berada di sel yang dimaksud. Opsi, pernyataan, dan pasangan masing-masing memuat satu gambar. Jika gambar perlu berada di tengah teks, tulis [gambar 1] di tempatnya.',
  ],
  ['heading', 'Jenis dan kunci'],
  ['text', 'PG: isi Opsi A, Opsi B, dan seterusnya; kuncinya satu huruf, misalnya B.'],
  ['text', 'PG kompleks: seperti PG; kuncinya beberapa huruf, misalnya A, C.'],
  [
    'text',
    'Isian: kunci berisi jawaban yang diterima, satu jawaban tiap baris. Kolom Rentang, misalnya 3,65 s.d. 3,75, menerima semua bilangan di antaranya. Kolom Satuan berisi satuan yang tampil di samping jawaban.',
  ],
  ['text', 'Uraian: kunci berisi jawaban yang diharapkan.'],
  [
    'text',
    'Benar/Salah: isi Pernyataan 1, Pernyataan 2, dan seterusnya; kuncinya 1 = Benar dan seterusnya, satu pernyataan tiap baris.',
  ],
  [
    'text',
    'Kategori: isi pernyataannya, lalu nama kelompoknya di Kategori 1, Kategori 2, dan seterusnya; kuncinya 1 = nama kelompok.',
  ],
  [
    'text',
    'Menjodohkan: isi Pernyataan 1 dan seterusnya serta Pasangan A dan seterusnya; kuncinya 1 = C, 2 = A, satu pasangan tiap baris.',
  ],
  ['heading', 'Kolom lain'],
  ['text', 'Bacaan: teks yang dipakai beberapa soal. Tulis teks yang sama di setiap soalnya.'],
  [
    'text',
    'Kelas, Materi, Sub materi, Level, dan Indikator: nama seperti di Bank Soal. Kata kunci dipisahkan koma. Poin: 1, atau 2,5. Penilaian boleh kosong.',
  ],
  [
    'text',
    'Kode dan kolom tersembunyi _bs menunjukkan soal mana di Bank Soal yang dimaksud. Jangan diubah; kosongkan keduanya untuk soal baru. Status hanya keterangan.',
  ],
]
