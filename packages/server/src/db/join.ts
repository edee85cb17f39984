import { connect } from './connect.ts'
import { FolderTaken } from './embedded.ts'
import { openHome } from './embedded-home.ts'
import { type OpenDatabase, openDatabase, type Wishes } from './open.ts'

/** The database as `openDatabase` opens it, or, while a server keeps our own PostgreSQL running, a seat beside it. */
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
