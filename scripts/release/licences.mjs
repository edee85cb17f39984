import { hear } from '../run/process.mjs'

/** Licences that require attribution only. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** libvips is a separate library that a user can replace, as the LGPL requires. */
const REPLACEABLE = /^@img\/sharp-libvips-/

/** Whether the SPDX expression of a component allows a choice of permissive licences only. */
export const isPermissive = ({ name, licence }) =>
  REPLACEABLE.test(name) ||
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((one) => PERMISSIVE.has(one.trim())))

/** npm's CycloneDX document of the shipped packages, and the name, version and licence of each component in it. */
export async function componentsOf() {
  const { code, words } = await hear('npm', [
    'sbom',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ])
  if (code !== 0) throw new Error(`npm sbom: ${words}`)
  const document = JSON.parse(words.slice(words.indexOf('{')))
  const components = document.components
    .filter(({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:private'))
    .map(({ name, version, licenses }) => ({ name, version, licence: licenceOf(licenses) }))
  return { document, components }
}

const licenceOf = (licences = []) =>
  licences.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') || 'unknown'
