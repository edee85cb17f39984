import type { ApiError } from '@bank/contract/errors'

/** Whether the server knows no row of this id, or takes it for no id at all: asking again would not help. */
export const isUnknown = ({ code }: ApiError): boolean => code === 'NOT_FOUND' || code === 'VALIDATION'
