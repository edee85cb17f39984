import { ApiError } from '@bank/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** One file and a few fields, all in memory; app.ts sets the plugin's limits. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('WRONG_TYPE')
  const body: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      body[part.fieldname] = part.type === 'file' ? await bytesOf(part) : part.value
    }
  } catch (error) {
    throw isRefusal(error) ? error : new ApiError('MALFORMED') // the parser's own errors have no status
  }
  return body
}

const bytesOf = (file: MultipartFile) =>
  file.toBuffer().catch((error) => {
    if (statusOf(error) !== 413) throw error
    throw new ApiError('TOO_LARGE', { fields: { [file.fieldname]: 'Berkas terlalu besar.' } })
  })

const isRefusal = (error: unknown) => error instanceof ApiError || statusOf(error) !== undefined
const statusOf = (error: unknown) => (error instanceof Error && 'statusCode' in error ? error.statusCode : undefined)
