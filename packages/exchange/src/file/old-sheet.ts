import { isLocked } from '../docx/package.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { FileReader } from './file-reader.ts'

/** An .xls of old Excel is not read; nor is an .xlsx with a password, which is no zip. */
export const oldSheet: FileReader = {
  fits: ({ name, parts }) => parts.size === 0 && /\.xlsx?$/i.test(name),
  read: async ({ bytes }) => {
    throw new FileRefused(isLocked(bytes) ? 'locked' : 'not-xlsx', 'no zip')
  },
}
