import { fileURLToPath } from 'node:url'
import { keepHeapSmall } from './process/small-heap.ts'
import { runWithDatabase } from './start/run-with-database.ts'
import { type RunningServer, startServer } from './start/start-server.ts'

/** The same path from the sources and from the built server. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** After SIGTERM the process ends within this time, even if something hangs, also during the start. In milliseconds
 * (reliability 4). */
const TIME_TO_END = 30_000

function greeting({ address, signIn, sample, warning }: RunningServer) {
  const lines = [`Bank Soal siap di ${address}`]
  if (warning) lines.push(`Peringatan: ${warning}`)
  if (signIn)
    lines.push(`Masuk pertama kali: email ${signIn.email}, password ${signIn.password} (tidak ditampilkan lagi)`)
  if (sample)
    lines.push('Berisi contoh soal. Untuk mulai dari awal: hentikan, hapus folder data, lalu SEED=base npm start')
  return lines.join('\n')
}

keepHeapSmall()
await runWithDatabase(async (env) => {
  // `on`, not `once`: Ctrl-C in a terminal sends SIGINT to us, then npm sends it again
  const asked = new Promise((resolve) => ['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => process.on(signal, resolve)))
  const failed = new Promise<never>((_, reject) => process.on('uncaughtException', reject))
  const ending = Promise.race([asked, failed]).finally(() => setTimeout(() => process.exit(1), TIME_TO_END).unref())
  ending.catch(() => {}) // handled below, after the start

  const server = await startServer(env, WEB_ROOT)
  console.log(greeting(server))
  try {
    await Promise.race([ending, server.lost])
  } finally {
    await server.stop()
  }
})
