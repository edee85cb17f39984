import { fileURLToPath } from 'node:url'
import { runCommand } from './console.ts'
import { readEnv } from './env.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** Beside the server's own folder, from the sources as in the built server. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** From SIGTERM to the end, whatever hangs, the start too; in milliseconds, from reliability 4. */
const TIME_TO_END = 30_000

function greeting({ address, signIn, sample }: RunningServer) {
  const lines = [`Bank Soal siap di ${address}`]
  if (signIn)
    lines.push(`Masuk pertama kali: email ${signIn.email}, password ${signIn.password} (tidak ditampilkan lagi)`)
  if (sample)
    lines.push('Berisi contoh soal. Untuk mulai dari awal: hentikan, hapus folder data, lalu SEED=base npm start')
  return lines.join('\n')
}

await runCommand(async () => {
  // heard for good: from a terminal the second SIGINT of npm follows on our own
  const asked = new Promise((resolve) => ['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => process.on(signal, resolve)))
  const failed = new Promise<never>((_, reject) => process.on('uncaughtException', reject))
  const ending = Promise.race([asked, failed]).finally(() => setTimeout(() => process.exit(1), TIME_TO_END).unref())
  ending.catch(() => {}) // heard below, once the start is over

  const server = await startServer(readEnv(), WEB_ROOT)
  console.log(greeting(server))
  try {
    await Promise.race([ending, server.lost])
  } finally {
    await server.stop()
  }
})
