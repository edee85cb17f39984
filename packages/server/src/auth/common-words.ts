import { dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as indonesian } from '@zxcvbn-ts/language-id'
import { spellingOf } from './guessed-words.ts'

const BLOCKED = 3000
const SHORTEST = 8

/** The most common passwords that are long enough (decisions 2). */
export const commonPasswords = new Set(dictionary.passwords.filter((word) => word.length >= SHORTEST).slice(0, BLOCKED))

/**
 * Words that an attacker here would try first and that no list of the package has: of this product, of schools, of love
 * and faith, of the country, its football clubs and dishes, of names and what children watch.
 */
const OURS = `
  banksoal numerasi asesmennasional admin superadmin adminsekolah rahasiasekali katasandi sandiku passwordku
  kuncirahasia gantipassword passwordbaru lupapassword selamatdatang akusayangkamu akucintakamu akusayang akucinta
  sayangkamu cintasejati sayangibu sayangmama ilovemama iloveallah bidadariku pujaanhati belahanjiwa rinduku mamaku
  bapakku papaku bismillah bismillahirrahmanirrahim subhanallah masyaallah insyaallah insyaalloh allahuakbar
  astaghfirullah lailahaillallah muhammadsaw tawakal istiqomah istiqamah sholat sholawat idulfitri iduladha barokah
  berkahselalu ustadz ustadzah pujituhan tuhanyesus yesuskristus salomshalom omswastiastu namobuddhaya nyepi waisak
  galungan nkri nkrihargamati garudaku merahputih bhinneka bhinnekatunggalika indonesiaraya indonesiaku sumpahpemuda
  gusdur jogjakarta palangkaraya bandaaceh monas bromo rinjani danautoba rajaampat jawabarat jawatengah jawatimur
  persibbandung persijajakarta aremania singoedan bonek bobotoh jakmania baliunited psmmakassar persipura
  timnasindonesia badminton garudamuda gurusd gurusmp gurusma gurubahasa gurumtk sekolahdasar smansa smanda smansasa
  smkn ujiannasional unbk anbk snbp snbt snbpsnbt sbmptn snmptn snmpb snpmb utbk cpns pppk guruhebat merdekabelajar
  kurikulummerdeka raporku rapor soalujian bahasaindonesia bahasainggris kepalasekolah tatausaha walikelas
  dinaspendidikan kemdikbud kemendikbud tutwurihandayani dapodik simpkb upinipin onepiece hatsune sinchan shinchan
  blackpink freefire mobilelegends mobilelegend pubg ojol gojek tokopedia shopee bukalapak telkomsel indomie rendang
  nasigoreng martabak cendol kopihitam kopisusu tehbotol seblak rizki wati susanto firmansyah ramadhani muhamad zahra
  salsabila nabila annisa anisa galih aldi sugeng tono yanto wawan ujang komang sitompul simanjuntak hutapea ginting
  kupukupu suksesselalu semangatpagi selalubahagia rejeki rezeki lancarjaya kayaraya jayaselalu indonesiajaya
  pastibisa akubisa orangganteng cantikbanget gantengbanget gokil alay satuduatiga wifi wifigratis hotspot bismilah
  kamarmandi
`

/** Common words, names, months and days of Indonesia, and the common passwords that are a word. */
export const commonWords = new Set(
  [...Object.values(indonesian).flat(), ...OURS.trim().split(/\s+/), ...commonPasswords]
    .filter((word) => !/\d/.test(word))
    .map(spellingOf),
)
