import { strToU8, type Zippable, zipSync } from 'fflate'

/** A zip of these parts: texts are packed, bytes, which are pictures, are stored as they are. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const files: Zippable = {}
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === 'string' ? strToU8(part) : [part, { level: 0 }]
  return zipSync(files)
}
