import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readEnv } from './env.ts'
import { StartRefused } from './start-refused.ts'
import { startServer } from './start-server.ts'

/** Beside the server's own folder, from the sources as in the built server. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** From SIGTERM to the end, whatever hangs; in milliseconds, from reliability 4. */
const TIME_TO_END = 30_000

async function main() {
  const asked = Promise.race(['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => once(process, signal)))
  const failed = new Promise<never>((_, reject) => process.on('uncaughtException', reject))

  const server = await startServer(readEnv(process.env), WEB_ROOT)
  console.log(`Bank Soal siap di ${server.address}`)
  try {
    await Promise.race([asked, failed, server.lost])
  } finally {
    setTimeout(() => process.exit(1), TIME_TO_END).unref()
    await server.stop()
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exit(1)
  },
)
