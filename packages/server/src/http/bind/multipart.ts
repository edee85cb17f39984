import { ApiError } from '@bank/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** A file was read but could not be stored, which is not its sender's fault; `cause` is the database's error. */
class NotStored extends Error {}

/** For all that a `Taken` asks of the database. Its failures are told from those of the form; its refusals stay. */
export const ofDatabase = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause) => {
    throw cause instanceof ApiError ? cause : new NotStored('a file', { cause })
  })

type Taken = (file: MultipartFile) => Promise<unknown>

/** One file and a few fields, all in memory; app.ts sets the plugin's limits. */
export const readMultipart = (request: FastifyRequest) => readForm(request, bytesOf)

/** The same with a file that `keep` takes while it arrives, up to the route's limit. */
export const readUpload = (request: FastifyRequest, keep: Taken) =>
  readForm(request, keep, { fileSize: request.routeOptions.bodyLimit })

async function readForm(request: FastifyRequest, take: Taken, limits = {}): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('WRONG_TYPE')
  const body: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits })) {
      body[part.fieldname] = part.type === 'file' ? await take(part) : part.value
    }
  } catch (error) {
    if (error instanceof NotStored) throw error.cause
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
