import { html, table } from '../content/markup.ts'
import type { SeedTopic } from '../content/shapes.ts'

export const literasiTopics: SeedTopic[] = [
  {
    name: 'Menemukan Informasi Tersurat',
    category: 'LIT-INFO',
    grade: 5,
    detail: html`
      <p>Informasi <strong>tersurat</strong> adalah informasi yang tertulis langsung di dalam bacaan. Kita tidak perlu
      menebaknya, cukup mencarinya dengan teliti.</p>
      <h3>Langkah mencari informasi</h3>
      <ol>
        <li><p>Baca pertanyaannya, lalu tandai kata kuncinya.</p></li>
        <li><p>Telusuri bacaan sampai menemukan kata kunci itu atau kata yang semakna.</p></li>
        <li><p>Baca kalimat sebelum dan sesudahnya untuk memastikan jawaban.</p></li>
      </ol>
      <p>Periksa juga tabel, gambar, dan keterangannya. Sebagian informasi hanya ditulis di sana.</p>`,
    subtopics: [
      {
        name: 'Kata Tanya sebagai Petunjuk',
        detail: html`
          <p>Kata tanya memberi tahu jenis informasi yang dicari.</p>
          ${table(
            ['Kata tanya', 'Yang dicari'],
            ['siapa', 'orang atau tokoh'],
            ['kapan', 'waktu'],
            ['di mana', 'tempat'],
            ['mengapa', 'alasan atau sebab'],
            ['bagaimana', 'cara atau keadaan'],
          )}`,
      },
      {
        name: 'Membaca Tabel dalam Teks',
        detail: html`
          <p>Baca judul kolom lebih dahulu. Setelah itu, cari baris yang sesuai dan lihat pertemuannya dengan kolom yang
          dibutuhkan. Jangan lupa memperhatikan satuan, misalnya <em>rupiah per kilogram</em>.</p>`,
      },
    ],
  },
  {
    name: 'Gagasan Utama dan Simpulan',
    category: 'LIT-INFO',
    grade: 8,
    detail: html`
      <p><strong>Gagasan utama</strong> adalah pokok pikiran yang menjadi dasar pengembangan paragraf. Kalimat lain dalam
      paragraf itu memuat <strong>gagasan pendukung</strong>, yaitu rincian, contoh, alasan, atau data.</p>
      <h3>Menguji gagasan utama</h3>
      <ul>
        <li><p>Apakah semua kalimat lain menjelaskan gagasan itu?</p></li>
        <li><p>Jika gagasan itu dihapus, apakah paragraf kehilangan arah?</p></li>
      </ul>
      <p><strong>Simpulan</strong> boleh tidak tertulis di dalam teks, tetapi harus dapat dibuktikan dengan isi teks.</p>`,
  },
  {
    name: 'Membaca Infografik',
    category: 'LIT-INFO',
    grade: 8,
    detail: html`
      <p>Infografik menyampaikan informasi dengan gabungan gambar, angka, dan teks pendek. Bacalah dari judul, lanjutkan
      ke bagian-bagiannya, lalu akhiri dengan catatan kecil di bagian bawah. Catatan kecil sering memuat syarat atau
      pengecualian yang menentukan jawaban.</p>`,
  },
  {
    name: 'Menilai Argumen',
    category: 'LIT-INFO',
    grade: 11,
    detail: html`
      <p>Sebuah argumen terdiri atas <strong>pendapat</strong>, <strong>alasan</strong>, dan <strong>bukti</strong>.
      Di antara ketiganya kerap tersembunyi <strong>asumsi</strong>, yaitu hal yang dianggap benar tanpa dinyatakan.</p>
      <h3>Empat pertanyaan untuk menilai argumen</h3>
      <ol>
        <li><p>Apa yang ingin diyakinkan oleh penulis?</p></li>
        <li><p>Apakah alasannya berkaitan dengan pendapat itu?</p></li>
        <li><p>Apakah buktinya cukup, baru, dan dapat diperiksa?</p></li>
        <li><p>Apa yang harus dianggap benar agar alasan itu berlaku?</p></li>
      </ol>`,
  },
  {
    name: 'Tokoh dan Amanat Cerita',
    category: 'LIT-SASTRA',
    grade: 5,
    detail: html`
      <p>Watak tokoh dapat diketahui dari ucapannya, perbuatannya, dan pendapat tokoh lain tentang dirinya.
      <strong>Amanat</strong> adalah pesan yang dapat dipetik pembaca dari cerita.</p>
      <p>Untuk menemukan amanat, tanyakan: <em>apa akibat dari perbuatan tokoh?</em> dan <em>apa yang dapat kita
      pelajari dari akibat itu?</em></p>`,
  },
  {
    name: 'Latar dan Konflik Cerpen',
    category: 'LIT-SASTRA',
    grade: 8,
    detail: html`
      <p><strong>Latar</strong> meliputi tempat, waktu, dan suasana. <strong>Konflik</strong> adalah pertentangan yang
      menggerakkan cerita.</p>
      <ul>
        <li><p>Konflik luar: tokoh berhadapan dengan tokoh lain, masyarakat, atau alam.</p></li>
        <li><p>Konflik batin: tokoh berhadapan dengan keinginan atau perasaannya sendiri.</p></li>
      </ul>
      <p>Benda yang berulang kali disebut sering menjadi <strong>lambang</strong> dari perasaan tokoh.</p>`,
  },
  {
    name: 'Memaknai Puisi',
    category: 'LIT-SASTRA',
    grade: 11,
    detail: html`
      <p>Puisi memadatkan makna ke dalam sedikit kata. Bacalah dengan suara, temukan siapa yang berbicara, lalu perhatikan
      kata yang dipakai tidak seperti biasanya.</p>
      <p>Parafrasa, yaitu menuliskan kembali isi puisi dengan kalimat biasa, membantu kita memeriksa pemahaman.</p>`,
    subtopics: [
      {
        name: 'Majas dan Citraan',
        detail: html`
          ${table(
            ['Majas', 'Ciri', 'Contoh'],
            ['personifikasi', 'benda bertingkah seperti manusia', 'Angin mengetuk jendela.'],
            ['simile', 'membandingkan dengan kata <em>seperti</em> atau <em>bagai</em>', 'Wajahnya bagai bulan.'],
            ['hiperbola', 'melebih-lebihkan', 'Tangisnya membanjiri kota.'],
          )}
          <p>Citraan adalah kata yang membangkitkan pancaindra: penglihatan, pendengaran, perabaan, penciuman, atau
          pengecapan.</p>`,
      },
    ],
  },
]
