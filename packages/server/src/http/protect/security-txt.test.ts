import { expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const { app } = await world({ securityContact: 'mailto:keamanan@contoh.test' })
const { app: silent } = await world()

it('tells where to report a weakness, for less than a year', async () => {
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const [contact, expires = ''] = body.split('\n')
  expect(contact).toBe('Contact: mailto:keamanan@contoh.test')
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

it('does not exist where nobody said so', async () => {
  expect((await silent.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
