import { invalid, PASSWORD_RULE, password as passwordRule } from '@bank/contract'
import { isMadeOf, knownOf, wordsOf } from './guessed-words.ts'
import { isRepeated, isRun } from './password-patterns.ts'

const OWN = 'Nama atau email sendiri mudah ditebak orang lain. Coba rangkai tiga atau empat kata.'
const REPEATED = 'Huruf atau angka yang diulang-ulang mudah ditebak. Coba rangkai tiga atau empat kata.'
const RUN = 'Urutan seperti 12345678 atau qwerty mudah ditebak. Coba rangkai tiga atau empat kata.'
const WORD = 'Satu kata umum mudah ditebak, juga dengan angka di ujungnya. Coba rangkai tiga atau empat kata.'

/** Says why a new password is refused. `own` are the names and e-mails of its account, as far as they are known. */
export async function weaknessOf(password: string, own: string[]): Promise<string | undefined> {
  if (!passwordRule.safeParse(password).success) return PASSWORD_RULE
  const small = password.normalize('NFKC').trim().toLowerCase()
  const words = wordsOf(small)
  const known = knownOf(own)
  if (words.some((word) => isMadeOf(known, word))) return OWN
  if (isRepeated(small)) return REPEATED
  if (isRun(small)) return RUN
  // loaded with the first password that gets here: the lists are long, and new passwords are rare
  const { commonPasswords, commonWords } = await import('./common-words.ts')
  if (commonPasswords.has(small)) return PASSWORD_RULE
  if (words.some((word) => commonWords.has(word))) return WORD
  return undefined
}

/** Refuses a new password that is easily guessed. */
export async function refuseWeak(password: string, own: string[]): Promise<void> {
  const weakness = await weaknessOf(password, own)
  if (weakness !== undefined) throw invalid({ ac_password: weakness })
}
