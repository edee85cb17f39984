import type { Sample } from './sample.ts'

const CODE = '<pre><code>di buat = 0.5\nif x ,y: print(x^2)</code></pre>'

export const COMPUTING: readonly Sample[] = [
  {
    stem: `Perhatikan kode ini. ${CODE} Nilai yang disimpan adalah bilangan ....`,
    options: ['*pecahan', 'bulat', 'negatif', 'prima'],
    nearly: ['decimal-point', 'di-verb', 'space', 'formula-plain', 'figure-missing'],
  },
  {
    stem: 'Perangkat keras yang berfungsi sebagai otak komputer adalah ....',
    options: ['*prosesor', 'monitor', 'papan ketik', 'tetikus'],
    discussion: 'Otak komputer adalah prosesor. Jadi, pilihan yang tepat adalah C.',
    breaks: ['key-discussion'],
    nearly: ['key-missing'],
  },
  {
    stem: 'Perangkat lunak pengolah angka disebut ....',
    options: ['pengolah kata', '*lembar kerja', 'peramban', 'pemutar musik'],
    discussion: 'Pengolah angka memakai lembar kerja. Kunci jawaban: B. Pilihan A adalah pengolah kata.',
    nearly: ['key-discussion'],
  },
  {
    stem: 'Jaringan yang mencakup satu gedung disebut ....',
    options: ['WAN', 'MAN', '*LAN', 'PAN'],
    discussion: 'LAN dipakai dalam satu gedung. Jawaban yang paling tepat adalah A.',
    breaks: ['key-discussion'],
    nearly: ['option-same'],
  },
  {
    stem: 'Alamat surat elektronik selalu memuat tanda ....',
    options: ['#', '*@', '&amp;', '%'],
    discussion: 'Tanda @ memisahkan nama dan domain. Jawabannya adalah B.',
    nearly: ['key-discussion', 'mojibake', 'option-same'],
  },
  {
    stem: 'Bilangan biner dari 5 adalah ....',
    options: ['*101', '110', '111', '1.000'],
    discussion: '5 = 4 + 1. Jawaban benar adalah D.',
    breaks: ['key-discussion'],
    nearly: ['number-order', 'decimal-point'],
  },
  {
    stem: 'Bilangan desimal dari biner 1010 adalah ....',
    options: ['8', '9', '*10', '12'],
    discussion: '1010 = 8 + 2. Jawaban benar adalah C.',
    nearly: ['key-discussion', 'number-order'],
  },
  {
    stem: 'Tombol untuk menyalin teks adalah Ctrl dan ....',
    options: ['*C', 'V', 'X', 'Z'],
    discussion: 'Ctrl+C menyalin. Jawaban: A (huruf C).',
    nearly: ['key-discussion', 'option-prefix', 'option-letter'],
  },
  {
    stem: 'Tombol untuk menempel teks adalah Ctrl dan ....',
    options: ['C', '*V', 'X', 'Z'],
    discussion: 'Kunci yang benar adalah A.',
    breaks: ['key-discussion'],
  },
  {
    stem: 'Tombol untuk membatalkan perintah adalah Ctrl dan ....',
    options: ['C', 'V', 'X', '*Z'],
    discussion: 'Opsi yang benar adalah C.',
    breaks: ['key-discussion'],
  },
  {
    stem: 'Tanda yang mengawali komentar dalam bahasa Python adalah ....',
    options: ['*#', '//', '--', '%'],
    discussion: 'Jawaban yang tepat ialah B karena komentar diawali tanda pagar.',
    breaks: ['key-discussion'],
  },
  {
    stem: 'Urutan langkah untuk menyelesaikan masalah disebut ....',
    options: ['*algoritma', 'variabel', 'tipe data', 'fungsi'],
    discussion: 'Jawaban adalah A dan bukan B.',
    nearly: ['key-discussion', 'negative-double'],
  },
  {
    stem: 'Kata sandi yang kuat memuat huruf, angka, dan ....',
    options: ['nama', 'tanggal lahir', 'simbol', 'alamat'],
    breaks: ['key-missing'],
  },
  {
    stem: 'Satuan terkecil data komputer adalah ....',
    options: ['bit', 'byte', 'kilobyte', 'megabyte'],
    breaks: ['key-missing'],
  },
  {
    stem: 'Sistem operasi yang bersifat terbuka adalah ....',
    options: ['Linux', 'Windows', 'macOS', 'iOS'],
    breaks: ['key-missing'],
  },
  {
    stem: 'Layanan untuk menyimpan berkas di internet disebut ....',
    options: ['penyimpanan awan', 'cakram keras', 'kartu memori', 'pita'],
    breaks: ['key-missing'],
    nearly: ['di-place'],
  },
  {
    stem: 'Penipuan melalui surat elektronik disebut ....',
    options: ['phishing', 'chatting', 'browsing', 'streaming'],
    breaks: ['key-missing'],
  },
  {
    stem: 'Lama proses pemindaian dalam detik adalah ....',
    short: ['', '', ''],
    breaks: ['key-missing'],
  },
  {
    stem: 'Banyak bit dalam satu byte adalah ....',
    short: ['8', '', ''],
    nearly: ['key-missing', 'range'],
  },
  {
    stem: 'Kapasitas berkas itu dalam MB adalah ....',
    short: ['', '4', '3'],
    nearly: ['key-missing', 'range'],
  },
  {
    stem: 'Kecepatan unduh dalam Mbps adalah ....',
    short: ['20', '18', '22'],
    breaks: ['range'],
  },
  {
    stem: 'Banyak langkah dalam diagram alir itu adalah ....',
    short: ['7', '6', '1'],
    breaks: ['range'],
    nearly: ['figure-missing'],
  },
  {
    stem: 'Hasil pembagian 1 dengan 8 dalam desimal adalah ....',
    short: ['0,125', '0,12', '0,1'],
    breaks: ['range'],
    nearly: ['decimal-point'],
  },
  {
    stem: 'Ukuran gambar dalam kilobita adalah ....',
    short: ['1.500', '1,6', '1,4'],
    breaks: ['range'],
  },
  {
    stem: 'Nilai suhu yang terbaca sensor adalah ....',
    short: ['−5', '−6', '−4'],
    breaks: ['range'],
  },
  {
    stem: 'Nilai tegangan yang terbaca sensor adalah ....',
    short: ['-5', '-4', '-6'],
    nearly: ['range'],
  },
  {
    stem: 'Persentase baterai yang tersisa adalah ....',
    short: ['75%', '80%', '70%'],
    nearly: ['range'],
  },
  {
    stem: 'Waktu unduh berkas itu adalah ....',
    short: ['1 1/2 jam', '2', '1'],
    nearly: ['range', 'number-order'],
  },
  {
    stem: 'Nama program itu adalah ....',
    short: ['peramban', '3', '1'],
    nearly: ['range'],
  },
  {
    stem: 'Pesan yang berbunyi “Simpan berkas?” muncul ketika pengguna ....',
    options: ['*menutup program', 'membuka peramban', 'menyalakan komputer', 'mencetak berkas'],
    nearly: ['mojibake', 'stem-end'],
  },
  {
    stem: 'Pesan yang berbunyi â€œSimpan berkas?â€\u009d muncul ketika pengguna ....',
    options: ['*menutup program', 'membuka peramban', 'menyalakan komputer', 'mencetak berkas'],
    breaks: ['mojibake'],
  },
  {
    stem: 'Nama berkas “São Paulo – Ñandú.txt” memuat huruf khusus sehingga memerlukan ....',
    options: ['*Unicode', 'ASCII', 'biner', 'heksadesimal'],
    nearly: ['mojibake'],
  },
  {
    stem: 'Suhu ruang peladen dijaga pada 18°C ± 2°C agar perangkat tidak cepat ....',
    options: ['*rusak', 'penuh', 'lambat', 'dingin'],
    nearly: ['mojibake', 'negative-plain', 'unit-twice'],
  },
  {
    stem: 'Ukuran layar komputer itu 10 × 20 cm dan tebalnya ½ cm. Rasio panjang dan lebarnya adalah ....',
    options: ['*2 : 1', '1 : 2', '3 : 1', '1 : 3'],
    nearly: ['mojibake', 'unit-twice', 'space'],
  },
  {
    stem: 'Kata “café” dan “Âge” ditulis dengan huruf beraksen. Aksen diketik dengan ....',
    options: ['*papan ketik', 'tetikus', 'pemindai', 'monitor'],
    nearly: ['mojibake'],
  },
  {
    stem: 'Simbol € dan £ pada papan ketik menyatakan ....',
    options: ['*mata uang', 'satuan berat', 'tanda baca', 'nada'],
    nearly: ['mojibake', 'latex-raw'],
  },
  {
    stem: 'Harga langganan itu $10 per bulan atau $100 per tahun. Penghematan per tahun adalah ....',
    options: ['$10', '*$20', '$30', '$40'],
    nearly: ['latex-raw', 'mojibake'],
  },
  {
    stem: 'Berkas disimpan di folder C:\\data\\tugas. Folder utama berkas itu adalah ....',
    options: ['*data', 'tugas', 'C', 'berkas'],
    nearly: ['latex-raw', 'mojibake'],
  },
  {
    stem: 'Variabel harga_total dan jumlah_barang bertipe ....',
    options: ['*bilangan', 'teks', 'logika', 'tanggal'],
    nearly: ['latex-raw', 'mojibake'],
  },
]
