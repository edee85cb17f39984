import { createTransport } from 'nodemailer'
import type { Mail } from './reset-mail.ts'

/** Mail through the server of `SMTP_URL`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url)
  return {
    async send(to, subject, text) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
