import type { Level } from '@bank/contract/access'
import { make } from '@bank/server/test/make.ts'
import { world } from '@bank/server/test/world.ts'
import { beforeAll, beforeEach, vi } from 'vitest'
import { session } from '../src/api/session.ts'

declare const jsdom: { reconfigure(settings: { url: string }): void; window: object }

/** The real server behind `fetch`, on a real database: a screen test exercises the product. Ask for it once a file. */
export async function server() {
  const { app, db, signIn } = await world()
  const overHttp = globalThis.fetch
  let origin = ''
  beforeAll(async () => {
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    // The page becomes the server's own: uploads go by XMLHttpRequest, which looks at the window's origin too.
    jsdom.reconfigure({ url: origin })
    Object.assign(jsdom.window, { _origin: origin })
    // The server, in this process, tells an uploaded file by its bytes being Node's, not the page's.
    globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
  })
  beforeEach(() => {
    // jsdom's signal is not the one that Node's fetch knows.
    vi.stubGlobal('fetch', (path: string, { signal: _, ...init }: RequestInit = {}) =>
      overHttp(new URL(path, origin), init),
    )
  })
  return {
    db,
    make: make(db),
    /** Signs in a new account, as the app's own session. */
    async signIn(ac_level: Level) {
      const { id, token } = await signIn(ac_level)
      session.open({ token, ac_id: id, ac_name: 'Staf', ac_level })
      return id
    },
  }
}
