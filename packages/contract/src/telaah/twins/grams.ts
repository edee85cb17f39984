import type { Compared } from './compared.ts'

const LENGTH = 5
const NUMBER = /\d+(?:[.,]\d+)*/g
const NOTHING = /[^\p{L}\p{N}\\+*/=<>^]+/gu

/** Every five letters in a row of what is compared, each text apart. */
function gramsIn(texts: Compared): Set<string> {
  const grams = new Set<string>()
  for (const text of texts) {
    const padded = ` ${text.replace(NOTHING, ' ').trim()} `
    if (padded.length <= LENGTH) grams.add(padded)
    for (let at = 0; at + LENGTH <= padded.length; at++) grams.add(padded.slice(at, at + LENGTH))
  }
  return grams
}

export const gramsOf = (compared: Compared) => gramsIn(compared)

/** The same where one number is like another. */
export const numberlessGramsOf = (compared: Compared) => gramsIn(compared.map((text) => text.replace(NUMBER, '0')))
