import { expect, it } from 'vitest'
import { signedHeaders } from './sign.ts'

/** The examples of the Amazon S3 API reference, "Signature Calculations for the Authorization Header". */
const KEYS = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
const at = (path: string) => new URL(path, 'https://examplebucket.s3.amazonaws.com')

it.each([
  [
    'a part of an object',
    { method: 'GET', url: at('/test.txt'), headers: { range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a new object',
    {
      method: 'PUT',
      url: at('/test%24file.text'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a parameter without a value',
    { method: 'GET', url: at('/?lifecycle') },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    { method: 'GET', url: at('/?max-keys=2&prefix=J') },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs the request of %s as published', (_, request, signature) => {
  const { authorization } = signedHeaders(request, KEYS, new Date('2013-05-24T00:00:00Z'))
  expect(authorization).toContain(`Signature=${signature}`)
})
