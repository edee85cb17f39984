import { createHash } from 'node:crypto'
import type { Origin } from '../auth/session.repo.ts'
import type { Db } from '../db/connect.ts'
import { notify } from '../notice/notice.repo.ts'
import { rememberDevice } from './known-device.repo.ts'

/** Clients that name no device are all the same one, told once a day. */
const UNNAMED = ''

/** Tells the owner about a sign-in from a device that the account has not used. The very first device is not news. */
export async function tellNewDevice(db: Db, accountId: number, device: string | undefined, origin: Origin) {
  const key = device === undefined ? UNNAMED : createHash('sha256').update(device).digest('base64url')
  const isNews = await rememberDevice(db, accountId, key, { againAfterADay: key === UNNAMED })
  if (isNews) await notify(db, { to: accountId, kind: 'new-device', data: origin })
}
