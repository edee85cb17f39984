import type { Page } from 'playwright-core'

interface Target {
  origin: string
  /** A valid token, as if the other site had stolen it. */
  token: string
  /** The text that the attack tries to store. */
  mark: string
  email: string
}

/**
 * Tries from a page of another site everything that browsers allow such a page: forms, `no-cors` requests, and requests
 * with our own headers. Returns how many of each were sent, and the addresses whose response could be read.
 */
export function attackFrom(page: Page, target: Target) {
  return page.evaluate(async ({ origin, token, mark, email }) => {
    const account = { ac_name: mark, ac_level: 2, ac_email: email, ac_password: 'kolam-ikan-sore' }
    const body = JSON.stringify({ subject_name: mark, ...account })
    const changing = ['/v1/subject', '/v1/register', '/v1/forgotPassword', '/v1/logout', '/v1/questionImage']
    const read: string[] = []
    let sent = 0
    let forms = 0

    for (const path of changing) {
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
        await submitForm(path, type)
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
        await attempt(path, { method: 'POST', mode: 'no-cors', headers: { 'content-type': type }, body })
      }
      await attempt(path, { method: 'POST', headers: { 'content-type': 'application/json', token }, body })
      await attempt(path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, credentials: 'include' })
      navigator.sendBeacon(origin + path, new Blob([body], { type: 'text/plain' }))
    }
    for (const method of ['PATCH', 'DELETE']) {
      await attempt('/v1/account/1', {
        method,
        headers: { token, 'content-type': 'application/json' },
        body: '{"ac_level":2}',
      })
    }
    await attempt('/v1/account', { headers: { token } })
    await attempt(`/v1/account?token=${token}`, { credentials: 'include' })
    return { forms, sent, read }

    async function attempt(path: string, options: RequestInit) {
      sent++
      const answer = await fetch(origin + path, options).catch(() => null)
      const words = await answer?.text()
      if (words) read.push(`${options.method ?? 'GET'} ${path}`)
    }

    /** The body of a form of type text/plain can be made to look like JSON. */
    async function submitForm(path: string, type: string) {
      forms++
      const frame = document.createElement('iframe')
      frame.name = `frame${forms}`
      const form = document.createElement('form')
      Object.assign(form, { action: origin + path, method: 'POST', enctype: type, target: frame.name })
      const field = document.createElement('input')
      Object.assign(field, { name: body.slice(0, -1).concat(',"x":"'), value: '"}' })
      form.append(field)
      document.body.append(frame, form)
      const answered = new Promise((resolve) => frame.addEventListener('load', resolve))
      form.submit()
      await answered
    }
  }, target)
}
