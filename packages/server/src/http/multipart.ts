import { ApiError } from '@bank/contract'
import type { FastifyRequest } from 'fastify'

/** One file and a few fields, all in memory and bounded; the plugin's limits are set in app.ts. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('WRONG_TYPE')
  const body: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    body[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value
  }
  return body
}
