import type { Db } from '../db/connect.ts'
import type { Mail } from '../mail/smtp.ts'
import { noticeLetter } from './notice-letter.ts'
import { accountsToMail, claimLetter, giveBack } from './notice-mail.repo.ts'

/**
 * Mails to each account what it has not read, at most once an hour and each notice once, however many servers do so. What
 * could not be sent is tried again an hour later, for a day.
 */
export async function mailNotices(db: Db, mail: Mail & { baseUrl: string }, failed: (error: unknown) => void) {
  for (const account of await accountsToMail(db)) {
    const letter = await claimLetter(db, account)
    if (!letter) continue
    const { subject, text } = noticeLetter(letter, mail.baseUrl)
    try {
      await mail.send(letter.email, subject, text)
    } catch (error) {
      await giveBack(db, letter)
      failed(error)
      if (!isOfAddress(error)) return
    }
  }
}

/** That one address is refused says nothing of the others; without a mail server they wait for the next turn. */
const isOfAddress = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EENVELOPE'
