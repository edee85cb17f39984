import { connect } from '../db/connect.ts'
import { FolderTaken } from './embedded.ts'
import { openHome } from './home.ts'
import { type OpenDatabase, openDatabase, type Wishes } from './open.ts'

/** The database as `openDatabase` opens it; when a server already runs the embedded PostgreSQL, a connection to that. */
export async function joinDatabase(wishes: Wishes): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  try {
    return await openDatabase(wishes)
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    const { address, tidy } = await openHome(wishes)
    const db = connect(address)
    return { db, close: () => db.destroy().then(tidy) }
  }
}
