import { connect } from '../db/connect.ts'
import type { Wishes } from '../postgres/open.ts'
import { type Reached, reachDatabase } from '../postgres/reach.ts'
import type { Env } from '../start/env.ts'
import { connectionChecks } from './connection.ts'
import { serverVersion } from './content.repo.ts'
import { databaseChecks } from './database.ts'
import { type Finding, wrong } from './finding.ts'
import { machineChecks } from './machine.ts'
import { pictureChecks } from './pictures.ts'

export interface Report {
  lines: string[]
  /** Whether nothing needs action. */
  healthy: boolean
}

type Named = Finding & { name: string }

/** Checks an installation, whether a server runs or not, and changes nothing in it. */
export async function examine(env: Env, wishes: Wishes): Promise<Report> {
  const machine = await eachOf(machineChecks, env)
  return reportOf([...machine, ...(await database(env, wishes))])
}

async function database(env: Env, wishes: Wishes): Promise<Named[]> {
  try {
    const reached = await reachDatabase(wishes)
    return await within(reached, env).finally(reached.close)
  } catch (error) {
    const todo = env.DATABASE_URL
      ? 'Periksa DATABASE_URL, dan apakah server itu berjalan dan dapat dihubungi dari mesin ini.'
      : 'Jalankan npm start sekali; bila gagal, baca kalimatnya.'
    return [{ name: 'Basis data', ...wrong(`tidak dapat dipakai: ${messageOf(error)}`, todo) }]
  }
}

async function within({ address }: Reached, env: Env) {
  // without time limits, because every byte of every picture is read
  const db = connect(address, { limits: 'migration', pool: 1 })
  try {
    // one finding when the database does not answer, instead of one for each check
    await serverVersion(db)
    return [
      ...(await eachOf(databaseChecks, db)),
      ...(await eachOf(pictureChecks, { db, env })),
      ...(await eachOf(connectionChecks, env)),
    ]
  } finally {
    await db.destroy()
  }
}

async function eachOf<Given>(checks: { name: string; look: (given: Given) => Promise<Finding> }[], given: Given) {
  const findings: Named[] = []
  for (const { name, look } of checks) {
    const finding = await look(given).catch((error) =>
      wrong(`tidak dapat diperiksa: ${messageOf(error)}`, 'Mulai dari baris di atas yang bertanda SALAH.'),
    )
    findings.push({ name, ...finding })
  }
  return findings
}

// when a host name has two addresses, the error of a refused connection holds one error for each
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

const MARKS = { well: 'baik ', weak: 'ingat', wrong: 'SALAH' }

function reportOf(findings: Named[]): Report {
  const lines = findings.flatMap(({ name, state, says, todo }) => [
    `${MARKS[state]}  ${name}: ${says}.`,
    ...(todo ? [`       -> ${todo}`] : []),
  ])
  const count = findings.filter(({ state }) => state === 'wrong').length
  lines.push(count === 0 ? 'Tidak ada yang salah.' : `${count} hal perlu diperbaiki.`)
  return { lines, healthy: count === 0 }
}
