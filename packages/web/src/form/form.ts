import { ERRORS, FILL_ALL } from '@bank/contract/errors'
import type { Schema } from '@bank/contract/route'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'

const REQUIRED = 'Wajib diisi.'

/**
 * Validates a form with the contract's schema of its body: `useForm({ resolver: judgedBy(subjectCreate), defaultValues })`.
 * The submit handler gets the raw input values; the server parses them again.
 */
export function judgedBy<S extends Schema & z.core.$ZodType<unknown, FieldValues>>(
  schema: S,
  fillAll: string = FILL_ALL,
): Resolver<z.input<S>, unknown, z.input<S>> {
  const judge = zodResolver(schema, undefined, { raw: true })
  return async (values, context, options) => {
    const verdict = await judge(values, context, options)
    return Object.keys(verdict.errors).length === 0
      ? verdict
      : { values: {}, errors: explained(verdict.errors, values, fillAll) }
  }
}

/** Every empty field gets the message "required", whichever rule it broke; the form gets the server's general message. */
function explained<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  values: Values,
  fillAll: string,
): FieldErrors<Values> {
  const empty = Object.keys(errors).filter((name) => isEmpty(values[name]))
  const asked = Object.fromEntries(empty.map((name) => [name, { ...errors[name], message: REQUIRED }]))
  const message = empty.length > 0 ? fillAll : ERRORS.VALIDATION.message
  return { ...errors, ...asked, root: { server: { type: 'unsent', message } } } as FieldErrors<Values>
}

const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0)
