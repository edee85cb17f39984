import type { Level } from '@bank/contract/access'
import { make } from '@bank/server/test/make.ts'
import { world } from '@bank/server/test/world.ts'
import { beforeAll, beforeEach, vi } from 'vitest'
import { session } from '../src/api/session.ts'

declare const jsdom: { reconfigure(settings: { url: string }): void; window: object }

/** Serves `fetch` from the real server and a real database: a screen test covers the product. Call it once per file. */
export async function server(options?: Parameters<typeof world>[0]) {
  const { app, db, signIn } = await world(options)
  const overHttp = globalThis.fetch
  let origin = ''
  beforeAll(async () => {
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    // The page gets the server's origin: uploads use XMLHttpRequest, which also checks the window's origin.
    jsdom.reconfigure({ url: origin })
    Object.assign(jsdom.window, { _origin: origin })
    // The server runs in this process and recognises uploaded files as Node's Uint8Array, not jsdom's.
    globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
  })
  beforeEach(() => {
    // Node's fetch rejects jsdom's AbortSignal.
    vi.stubGlobal('fetch', (path: string, { signal: _, ...init }: RequestInit = {}) =>
      overHttp(new URL(path, origin), init),
    )
  })
  return {
    db,
    make: make(db),
    /** Creates an account and stores its session as the app does. */
    async signIn(ac_level: Level) {
      const { id, token } = await signIn(ac_level)
      session.open({ token, ac_id: id, ac_name: 'Staf', ac_level })
      return id
    },
  }
}
