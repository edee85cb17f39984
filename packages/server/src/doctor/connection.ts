import { poolingOf, saysLost } from '../db/pooler.ts'
import type { Env } from '../start/env.ts'
import { type Finding, type MachineCheck, weak, well, wrong } from './finding.ts'

/** What stands between this server and PostgreSQL. Looked at only when the database answers. */
export const connectionChecks: MachineCheck[] = [{ name: 'Pooler', look: pooler }]

async function pooler({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct = url }: Env): Promise<Finding> {
  if (url === undefined || direct === undefined) return well('tidak ada')
  const { sharesSessions, losesStatements, lost } = await poolingOf({ url })
  if (losesStatements)
    return wrong(
      'kehilangan pernyataan yang disiapkan',
      'Pakai PgBouncer 1.21 atau yang lebih baru dengan max_prepared_statements di atas 0.',
    )
  if (lost.length > 0) return wrong(saysLost(lost), 'Berikan pengaturan itu kepada role-nya (docs/operations.md).')
  if (!sharesSessions) return well('tidak ada, atau sesi tidak dibagi')
  if ((await poolingOf({ url: direct })).sharesSessions)
    return weak(
      'sesi dibagi, jadi pembaruan dan cadangan tidak dapat dijalankan',
      'Isi DATABASE_DIRECT_URL dengan alamat PostgreSQL sendiri.',
    )
  return well('sesi dibagi; pembaruan dan cadangan melewatinya')
}
