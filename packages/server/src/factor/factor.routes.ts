import { ApiError, type Factors, type factorRoutes, invalid, SAID } from '@bank/contract'
import { lockAccount } from '../account/account.repo.ts'
import { recordAct } from '../account/act.repo.ts'
import { lockProven, provePassword } from '../account/prove-password.ts'
import { closeSessionsOf } from '../auth/session.repo.ts'
import { throttlesOf } from '../auth/throttles.ts'
import type { Db } from '../db/connect.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { found, gone, one } from '../http/bind/reply.ts'
import { storeChallenge, takeChallenge } from './challenge.repo.ts'
import { deleteFactors, endCodesWithoutFactor, hasFactor } from './factor.repo.ts'
import { deletePasskey, passkeysOf } from './passkey.repo.ts'
import { addPasskey, passkeyToMake } from './passkey.ts'
import { countRecoveryCodes, type RecoveryCode, replaceRecoveryCodes } from './recovery-codes.repo.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import type { RelyingParty } from './relying-party.ts'
import { isRequired, type RequiredOf } from './required.ts'
import { deleteTotp, findTotp, insertTotp } from './totp.repo.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

export interface FactorOptions {
  rateLimits?: boolean
  /** Whom the server asks for a second factor; by default no account. */
  requireSecondFactor?: RequiredOf
  /** Where passkeys work; without it there are none. */
  relyingParty?: RelyingParty | undefined
}

const MOST_PASSKEYS = 10
const SAID_BY = {
  hasTotp: 'Aplikasi autentikator sudah terpasang. Lepas dulu yang lama.',
  late: 'Waktu penyiapan sudah habis. Silakan mulai lagi.',
  wrongCode: 'Kode salah. Tulis enam angka yang sedang tampil di aplikasi.',
  noPasskeys: 'Kunci sandi (passkey) tidak dapat dipakai di alamat ini.',
  tooMany: `Satu akun paling banyak memakai ${MOST_PASSKEYS} kunci sandi.`,
  wrongPasskey: 'Kunci sandi ini tidak dapat dipakai. Silakan coba lagi.',
  noFactor: 'Akun ini tidak memakai verifikasi dua langkah.',
  ownFactor: 'Lepas verifikasi dua langkah Anda sendiri lewat Profil.',
} as const
const conflict = (message: string) => new ApiError('CONFLICT', { message })

export function factorHandlers(options: FactorOptions): Handlers<typeof factorRoutes> {
  const { relyingParty: party, requireSecondFactor = 'off' } = options
  const throttles = throttlesOf(options)

  const factorsOf = async (db: Db, actor: Actor): Promise<Factors> => {
    const totp = await findTotp(db, actor.id)
    return {
      totp: totp ? { created_at: totp.created_at.toISOString(), used_at: totp.used_at?.toISOString() ?? null } : null,
      passkeys: (await passkeysOf(db, actor.id)).map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        used_at: row.used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: await countRecoveryCodes(db, actor.id),
      required: isRequired(requireSecondFactor, actor.level),
      passkey_origin: party?.origin ?? null,
    }
  }

  const changed = async (db: Db, actor: Actor, codes: RecoveryCode[]) => ({
    ...one(await factorsOf(db, actor)),
    recovery_codes: codes.map(({ told }) => told),
    message: SAID.edited,
  })

  /** Codes come with the first factor. */
  const firstCodes = async (db: Db, actor: Actor) => ((await hasFactor(db, actor.id)) ? [] : newRecoveryCodes(actor.id))
  /** Its other sessions end: who stole one signed in without this factor. */
  const settleNew = async (db: Db, actor: Actor, codes: RecoveryCode[]) => {
    if (codes.length > 0) await replaceRecoveryCodes(db, actor.id, codes)
    await closeSessionsOf(db, actor.id, actor.session)
  }

  const passkeyParty = () => {
    if (!party) throw conflict(SAID_BY.noPasskeys)
    return party
  }

  return {
    get: async (_, { db, actor }) => one(await factorsOf(db, actor)),

    beginTotp: {
      prepare: async ({ body }, { db, actor, address }) => {
        const proof = await provePassword({ db, throttles, id: actor.id, address }, body.current_password)
        return async ({ db }) => {
          const { email } = await lockProven(db, actor.id, proof)
          if (await findTotp(db, actor.id)) throw conflict(SAID_BY.hasTotp)
          const secret = newSecret()
          await storeChallenge(db, { account_id: actor.id, purpose: 'add-totp' }, secret)
          return one({ secret, uri: uriOf(secret, email) })
        }
      },
    },

    confirmTotp: {
      prepare: async ({ body: { secret, otp } }, { db, actor }) => {
        const step = stepOf(secret, otp.replaceAll(/\s/g, ''))
        if (step === null) throw invalid({ otp: SAID_BY.wrongCode })
        const codes = await firstCodes(db, actor)
        return async ({ db }) => {
          const account = found(await lockAccount(db, actor.id))
          if (!(await takeChallenge(db, { account_id: actor.id, purpose: 'add-totp' }, secret)))
            throw conflict(SAID_BY.late)
          if (await findTotp(db, actor.id)) throw conflict(SAID_BY.hasTotp)
          await insertTotp(db, { account_id: actor.id, secret, last_step: step })
          await settleNew(db, actor, codes)
          await recordAct(db, { action: 'edit', account, by: actor.id, after: { second_factor: 'totp-added' } })
          return changed(db, actor, codes)
        }
      },
    },

    removeTotp: {
      prepare: async ({ body }, { db, actor, address }) => {
        const proof = await provePassword({ db, throttles, id: actor.id, address }, body.current_password)
        return async ({ db }) => {
          const account = await lockProven(db, actor.id, proof)
          found(await deleteTotp(db, actor.id))
          await endCodesWithoutFactor(db, actor.id)
          await recordAct(db, { action: 'edit', account, by: actor.id, after: { second_factor: 'totp-removed' } })
          return gone()
        }
      },
    },

    beginPasskey: {
      prepare: async ({ body }, { db, actor, address }) => {
        const party = passkeyParty()
        const proof = await provePassword({ db, throttles, id: actor.id, address }, body.current_password)
        return async ({ db }) => {
          const account = await lockProven(db, actor.id, proof)
          if ((await passkeysOf(db, actor.id)).length >= MOST_PASSKEYS) throw conflict(SAID_BY.tooMany)
          return one({ options: { ...(await passkeyToMake(db, party, account)) } })
        }
      },
    },

    confirmPasskey: {
      prepare: async ({ body: { name, attestation } }, { db, actor }) => {
        const party = passkeyParty()
        const codes = await firstCodes(db, actor)
        return async ({ db }) => {
          const account = found(await lockAccount(db, actor.id))
          if (!(await addPasskey(db, party, { account_id: actor.id, name, attestation })))
            return conflict(SAID_BY.wrongPasskey)
          await settleNew(db, actor, codes)
          await recordAct(db, { action: 'edit', account, by: actor.id, after: { second_factor: 'passkey-added' } })
          return changed(db, actor, codes)
        }
      },
    },

    removePasskey: {
      prepare: async ({ params, body }, { db, actor, address }) => {
        found((await passkeysOf(db, actor.id)).find(({ id_passkey }) => id_passkey === params.id))
        const proof = await provePassword({ db, throttles, id: actor.id, address }, body.current_password)
        return async ({ db }) => {
          const account = await lockProven(db, actor.id, proof)
          found(await deletePasskey(db, actor.id, params.id))
          await endCodesWithoutFactor(db, actor.id)
          await recordAct(db, { action: 'edit', account, by: actor.id, after: { second_factor: 'passkey-removed' } })
          return gone()
        }
      },
    },

    renewCodes: {
      prepare: async ({ body }, { db, actor, address }) => {
        const proof = await provePassword({ db, throttles, id: actor.id, address }, body.current_password)
        const codes = await newRecoveryCodes(actor.id)
        return async ({ db }) => {
          const account = await lockProven(db, actor.id, proof)
          if (!(await hasFactor(db, actor.id))) throw conflict(SAID_BY.noFactor)
          await replaceRecoveryCodes(db, actor.id, codes)
          await recordAct(db, { action: 'edit', account, by: actor.id, after: { second_factor: 'codes-renewed' } })
          return changed(db, actor, codes)
        }
      },
    },

    takeOff: async ({ params: { id } }, { db, actor }) => {
      if (id === actor.id) throw conflict(SAID_BY.ownFactor)
      const account = found(await lockAccount(db, id))
      if (!(await deleteFactors(db, id))) throw new ApiError('NOT_FOUND', { message: SAID_BY.noFactor })
      await recordAct(db, { action: 'edit', account, by: actor.id, after: { second_factor: 'taken-off' } })
      return gone()
    },
  }
}
