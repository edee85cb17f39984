import type { Transporter } from 'nodemailer'

/** Sends one mail; rejects when that fails. */
export interface Mail {
  send: (to: string, subject: string, text: string) => Promise<void>
}

/** Mail through the server of `SMTP_URL`; the library is loaded with the first mail. */
export function smtpMail(url: string, from: string): Mail {
  let transport: Transporter | undefined
  return {
    async send(to, subject, text) {
      transport ??= (await import('nodemailer')).createTransport(url)
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
