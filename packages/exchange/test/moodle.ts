import type { BankName } from '@bank/contract/bank'
import { readFile } from '../src/file/read-file.ts'

export const readMoodleText = (xml: string, bank: BankName = 'general') =>
  readFile('kuis.xml', new TextEncoder().encode(xml), { bank })
