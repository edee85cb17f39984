import { hear } from './run.mjs'

/** Licences that ask for no more than to be named. */
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

/** libvips is a library of its own that anybody may replace, which is what LGPL asks for. */
const REPLACEABLE = /^@img\/sharp-libvips-/

/** Whether the SPDX expression of a component leaves a way that is permissive. */
export const isPermissive = ({ name, licence }) =>
  REPLACEABLE.test(name) ||
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((one) => PERMISSIVE.has(one.trim())))

/** npm's own CycloneDX document of what is shipped, and from it name, version and licence of each component. */
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
