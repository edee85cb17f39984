import pg from 'pg'

const { builtins } = pg.types

/** Reads int8 as a number and a date as its text. The driver's defaults are a string and a Date in local time. */
export const readingTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === builtins.INT8) return safeInteger
    if (type === builtins.DATE) return (day: string) => day
    return pg.types.getTypeParser(type, format)
  },
}

function safeInteger(digits: string) {
  const value = Number(digits)
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is beyond the safe integers')
  return value
}
