import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What a browser signs is bound to the address that the person sees. */
interface Page {
  origin: string
  rpId: string
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

/** CBOR of what WebAuthn needs here: small numbers, texts and bytes. */
function head(major: number, size: number) {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const map = (...pairs: Buffer[]) => Buffer.concat([head(5, pairs.length / 2), ...pairs])

const USER_PRESENT = 1
const WITH_KEY = 0x40

/** A passkey in software, as a phone or a security key holds it. */
export function newPasskey({ origin, rpId }: Page, idBytes = 16) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(idBytes)
  let uses = 0

  const data = (flags: number, ...rest: Buffer[]) => {
    uses += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...rest])
  }
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const answer = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** What the browser answers when it makes the passkey; `maker`: with a certificate, in the form of that maker. */
    make(challenge: string, { maker }: { maker?: 'packed' | 'apple' } = {}) {
      const key = map(
        ...[int(1), int(2), int(3), int(-7), int(-1), int(1)],
        ...[int(-2), bytes(Buffer.from(x, 'base64url')), int(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const authData = data(USER_PRESENT | WITH_KEY, Buffer.alloc(16), length, id, key)
      const statement = maker ? map(text('x5c'), Buffer.concat([head(4, 1), bytes(randomBytes(64))])) : map()
      const form = [text('fmt'), text(maker ?? 'none'), text('attStmt'), statement]
      const attestation = map(...form, text('authData'), bytes(authData))
      return answer({
        clientDataJSON: base64url(client('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },

    /** What the browser answers when it asks the passkey. */
    show(challenge: string) {
      const clientData = client('webauthn.get', challenge)
      const authenticatorData = data(USER_PRESENT)
      const signed = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(clientData)]))
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signed.sign(privateKey)),
      })
    },
  }
}
