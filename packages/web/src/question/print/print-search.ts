import * as z from 'zod'
import { textParam } from '../../ui/search-params.ts'

/** Which paper of the export's questions is shown, where it is not its own; and which package, where it is not all. */
export const printSearch = z.object({ bentuk: textParam, paket: textParam })
