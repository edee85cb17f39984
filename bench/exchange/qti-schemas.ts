// Random packages of QTI against the schemas of 1EdTech. These are not ours to keep: they stand in a folder that is named.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openZip } from '../../packages/exchange/src/zip/zip.ts'
import { randomPackages } from '../../packages/exchange/test/random-packages.ts'

export interface Validity {
  /** The names of the files of the schemas. */
  schemas: string[]
  packages: number
  items: number
  stimuli: number
  manifests: number
  refused: number
  /** Why, each with how often. */
  reasons: [reason: string, times: number][]
}

/** By xmllint. Throws where a schema is not there or cannot be read. */
export async function validityIn(folder: string, packages: number): Promise<Validity> {
  const named = await readdir(folder, { recursive: true })
  const schemaOf = (name: RegExp) => {
    const found = named.find((path) => name.test(basename(path)))
    if (!found) throw new Error(`no schema ${name} in this folder`)
    return join(folder, found)
  }
  const [ofItems, ofManifests] = [schemaOf(/^imsqti_asiv3p0.*\.xsd$/), schemaOf(/^imsqtiv3p0_imscpv1p2.*\.xsd$/)]
  const work = await mkdtemp(join(tmpdir(), 'bank-qti-'))
  try {
    const parts = await writeParts(packages, work, /sbac/.test(ofItems))
    const isManifest = (name: string) => name.endsWith('imsmanifest.xml')
    const refusals = [
      ...(await refusalsBy(
        ofItems,
        parts.filter((name) => !isManifest(name)),
        work,
      )),
      ...(await refusalsBy(ofManifests, parts.filter(isManifest), work)),
    ]
    return {
      schemas: [ofItems, ofManifests].map((path) => basename(path)),
      packages,
      items: parts.filter((name) => name.includes('-items-')).length,
      stimuli: parts.filter((name) => name.includes('-stimuli-')).length,
      manifests: parts.filter(isManifest).length,
      refused: new Set(refusals.map(({ file }) => file)).size,
      reasons: counted(refusals.map(({ reason }) => reason)),
    }
  } finally {
    await rm(work, { recursive: true })
  }
}

/** Writes the parts of XML, and gives their names. */
async function writeParts(packages: number, work: string, hasNoData: boolean): Promise<string[]> {
  const names: string[] = []
  for (const [at, bytes] of (await randomPackages(packages)).entries()) {
    const zip = await openZip(bytes)
    for (const part of zip.names.filter((name) => name.endsWith('.xml'))) {
      const name = `${at}-${part.replaceAll('/', '-')}`
      await writeFile(join(work, name), await textOf(zip.bytesOf(part), hasNoData))
      names.push(name)
    }
  }
  return names
}

/** The profile that is easiest to come by has left out `data-*`, which QTI 3 allows on every element. */
async function textOf(bytes: AsyncIterable<Uint8Array>, hasNoData: boolean): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const xml = Buffer.concat(pieces).toString()
  return hasNoData ? xml.replaceAll(/ data-[a-z-]+="[^"]*"/g, '') : xml
}

const AT_ONCE = 500

/** What xmllint refuses; it reads a schema once for all files that it is given. */
async function refusalsBy(schema: string, files: string[], work: string): Promise<{ file: string; reason: string }[]> {
  const starts = Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, at) => at * AT_ONCE)
  const all = await Promise.all(
    starts.map(async (from) => {
      const said = await xmllint(['--nonet', '--noout', '--schema', schema, ...files.slice(from, from + AT_ONCE)], work)
      if (!/ (?:validates|fails to validate)$/m.test(said)) throw new Error(said.slice(0, 2_000))
      return refusalsIn(said)
    }),
  )
  return all.flat()
}

function refusalsIn(said: string): { file: string; reason: string }[] {
  const reasons = [...said.matchAll(/^([^:\n]+):\d+: .*?Schemas validity error : (.*)$/gm)]
  const failed = [...said.matchAll(/^(.+) fails to validate$/gm)]
  return [...reasons, ...failed].map(([, file = '', reason = '']) => ({
    file,
    reason: reason.replaceAll(/\{[^}]*\}/g, ''),
  }))
}

/** Its words; it ends with a code where a file is refused. */
const xmllint = (words: string[], cwd: string) =>
  new Promise<string>((done, fail) =>
    execFile('xmllint', words, { cwd, maxBuffer: 1e9 }, (error, _, said) =>
      error?.code === 'ENOENT' ? fail(error) : done(said),
    ),
  )

function counted(reasons: string[]): [string, number][] {
  const times = new Map<string, number>()
  for (const reason of reasons.filter(Boolean)) times.set(reason, (times.get(reason) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)
}

/** What the schemas said, in lines, and how many files they refused. */
export interface Judged {
  lines: string[]
  /** NaN where nothing was judged. */
  refused: number
}

const KEPT = 'Judged by an earlier run'

/** As the last report has it, with the day and the commit of its run. */
export async function keptValidity(): Promise<Judged> {
  const text = await readFile(LAST, 'utf8').catch(() => '')
  const [section] = /^QTI 3 against[\s\S]*?(?=\n\n)/m.exec(text) ?? []
  const [, refused] = /\*\*(\d+)\*\* files refused/.exec(section ?? '') ?? []
  if (section === undefined || refused === undefined) return judgedAs(undefined)
  const [, commit = '?'] = /^- command: .*commit (\w+)/m.exec(text) ?? []
  const [, day = '?'] = /^- date: (\S+)T/m.exec(text) ?? []
  const said = section.includes(KEPT) ? [] : [`${KEPT} (commit ${commit}, ${day}).`]
  return { lines: [...section.split('\n'), ...said], refused: Number(refused) }
}
const LAST = new URL('../../docs/reports/exchange.md', import.meta.url)

export const judgedAs = (found: Validity | undefined): Judged => ({
  lines: validityLines(found),
  refused: found?.refused ?? Number.NaN,
})

function validityLines(found: Validity | undefined): string[] {
  if (!found)
    return [
      'QTI 3 against the schemas of 1EdTech: **not run** (`--qti-schemas <folder>`; docs/decisions/042 says which).',
    ]
  const { schemas, packages, items, stimuli, manifests, refused, reasons } = found
  return [
    `QTI 3 against the schemas of 1EdTech (${schemas.join(', ')}), by xmllint: ${packages} random packages with ${items} items, ${stimuli} texts for`,
    `several questions and ${manifests} manifests, half of them with texts such as only other clients send: **${refused}** files refused.`,
    ...reasons.slice(0, 20).map(([reason, times]) => `- ${times} times: ${reason}`),
  ]
}
