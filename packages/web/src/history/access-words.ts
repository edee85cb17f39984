import type { SecurityEvent, SecurityEventKind } from '@bank/contract/security-event'
import { number } from '../ui/format.ts'

const UNKNOWN = 'email yang tidak terdaftar'

/** What happened, with the name of the person in question, and the word for the filter. */
const EVENTS: Record<SecurityEventKind, { word: string; says: (event: SecurityEvent, name: string | null) => string }> =
  {
    'signed-in': { word: 'Masuk', says: (_, name) => `${name} masuk` },
    'signed-out': { word: 'Keluar', says: (_, name) => `${name} keluar` },
    'sign-in-failed': { word: 'Gagal masuk', says: (_, name) => `Gagal masuk dengan ${accountOf(name)}` },
    awaiting: { word: 'Masuk sebelum disetujui', says: (_, name) => `Mencoba masuk sebelum disetujui: ${name}` },
    'reset-asked': {
      word: 'Password baru diminta',
      says: (_, name) => `Password baru diminta untuk ${accountOf(name)}`,
    },
    'reset-approved': {
      word: 'Password baru disetujui',
      says: ({ by_name }, name) => `${by_name} menyetujui password baru ${name}`,
    },
    'reset-rejected': {
      word: 'Password baru ditolak',
      says: ({ by_name }, name) => `${by_name} menolak permintaan password baru ${name}`,
    },
    'password-changed': { word: 'Password diganti', says: (_, name) => `Password ${name} diganti` },
    'factor-failed': {
      word: 'Langkah kedua gagal',
      says: (_, name) => `Langkah kedua gagal: ${name} memberi kode atau kunci sandi yang salah`,
    },
    'factor-changed': {
      word: 'Verifikasi dua langkah',
      says: ({ by_name }, name) =>
        by_name === null
          ? `Verifikasi dua langkah ${name} berubah`
          : `${by_name} melepas verifikasi dua langkah ${name}`,
    },
  }

const accountOf = (name: string | null) => (name === null ? UNKNOWN : `akun ${name}`)

/** `Gagal masuk dengan akun Sari, 12 kali`. */
export function sentenceOfEvent(event: SecurityEvent): string {
  const says = EVENTS[event.kind].says(event, event.ac_name)
  return event.count === 1 ? says : `${says}, ${number(event.count)} kali`
}

export const eventOptions = Object.entries(EVENTS).map(([value, { word }]) => ({ value, label: word }))
