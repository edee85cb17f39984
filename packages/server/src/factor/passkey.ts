import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Db } from '../db/connect.ts'
import { storeChallenge, takeChallenge } from './challenge.repo.ts'
import { credentialsOf, findPasskey, insertPasskey, notePasskeyUse } from './passkey.repo.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded with the first passkey: with its readers of certificates the library is a tenth of what this process keeps. */
const webauthn = () => import('@simplewebauthn/server')

interface Person {
  id: number
  name: string
  email: string
}

/** What a browser needs to make a passkey. */
export async function passkeyToMake(db: Db, party: RelyingParty, { id, name, email }: Person) {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Bank Soal',
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`bank-soal-${id}`),
    attestationType: 'none',
    excludeCredentials: await knownTo(db, id),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await storeChallenge(db, { account_id: id, purpose: 'add-passkey' }, options.challenge)
  return options
}

/** Stores a passkey that a browser made. Gives whether it is one, and new. */
export async function addPasskey(
  db: Db,
  party: RelyingParty,
  { account_id, name, attestation }: { account_id: number; name: string; attestation: unknown },
): Promise<boolean> {
  const made = await verified(async () => {
    const response = attestation as RegistrationResponseJSON
    if (await namesItsMaker(response)) return undefined
    const { verifyRegistrationResponse } = await webauthn()
    return verifyRegistrationResponse({
      response,
      expectedChallenge: answering(db, { account_id, purpose: 'add-passkey' }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    })
  })
  if (!made?.verified) return false
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  if (id.length > LONGEST_ID || publicKey.length > LONGEST_KEY) return false
  const key = { credential_id: id, public_key: Buffer.from(publicKey), counter, transports: knownOf(transports) }
  return insertPasskey(db, { account_id, name, ...key })
}

/** Each sign-in reads and tells them: 1,023 bytes in base64url (WebAuthn), and more bytes than any key has. */
const LONGEST_ID = 1_364
const LONGEST_KEY = 4_096
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const knownOf = (transports: unknown) =>
  TRANSPORTS.filter((known) => Array.isArray(transports) && transports.includes(known))

/** We ask for no proof of who made a passkey. The library would read certificates, and call the addresses in them. */
async function namesItsMaker({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  return sent.get('fmt') !== 'none' && (sent.get('fmt') !== 'packed' || sent.get('attStmt').get('x5c') !== undefined)
}

const CHALLENGE = /^[\w-]{43}$/
/** Whether an answer is to what this server asked. PostgreSQL is asked for nothing but what a challenge can be: a refusal of
 * its own would fail the whole transaction. */
const answering = (db: Db, asked: Parameters<typeof takeChallenge>[1]) => async (challenge: unknown) =>
  typeof challenge === 'string' &&
  CHALLENGE.test(challenge) &&
  (await takeChallenge(db, asked, challenge).catch((error: unknown) => {
    throw new NotAsked(error)
  }))

/** What a browser needs to ask one of the account's passkeys. */
export async function passkeyToAsk(db: Db, party: RelyingParty, account_id: number) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: await knownTo(db, account_id),
    userVerification: 'preferred',
  })
  await storeChallenge(db, { account_id, purpose: 'sign-in' }, options.challenge)
  return options
}

/** Whether one of the account's passkeys answered what this server asked, for the first time. */
export async function usePasskey(db: Db, party: RelyingParty, account_id: number, assertion: Record<string, unknown>) {
  const kept = typeof assertion.id === 'string' && (await findPasskey(db, account_id, assertion.id))
  if (!kept) return false
  const credential = {
    id: kept.credential_id,
    publicKey: new Uint8Array(kept.public_key),
    counter: kept.counter,
    transports: kept.transports as AuthenticatorTransport[],
  }
  const { verifyAuthenticationResponse } = await webauthn()
  const shown = await verified(() =>
    verifyAuthenticationResponse({
      response: assertion as unknown as AuthenticationResponseJSON,
      expectedChallenge: answering(db, { account_id, purpose: 'sign-in' }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential,
    }),
  )
  if (!shown?.verified) return false
  await notePasskeyUse(db, kept.id, shown.authenticationInfo.newCounter)
  return true
}

async function knownTo(db: Db, account_id: number) {
  const kept = await credentialsOf(db, account_id)
  return kept.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports as AuthenticatorTransport[],
  }))
}

/** The database failed while the library asked for the challenge: that says nothing of the answer. */
class NotAsked extends Error {
  constructor(readonly reason: unknown) {
    super()
  }
}

/** The library throws at an answer that it cannot read or that does not match. */
const verified = <Result>(verify: () => Promise<Result>) =>
  verify().catch((error: unknown) => {
    if (error instanceof NotAsked) throw error.reason
    return undefined
  })
