// Apart from the header's name, which the web app loads first: it has no use for the schema.
import * as z from 'zod'

/** A value of the header IDEMPOTENCY_KEY. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Berisi 1 sampai 255 huruf, angka atau tanda ASCII tanpa spasi.')
  .describe('Names this call: sent again within 24 hours it is not run again, and answered the same.')
