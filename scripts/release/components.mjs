import { mkdir, writeFile } from 'node:fs/promises'
import { ROOT } from '../run/process.mjs'
import { componentsOf, isPermissive } from './licences.mjs'

// `npm run components`: lists the components of the product in dist/sbom.json (CycloneDX) and dist/licences.txt. Fails
// when a component that is shipped has a licence that is not permissive.
process.chdir(ROOT)
const { document, components } = await componentsOf()
await mkdir('dist', { recursive: true })
await writeFile('dist/sbom.json', `${JSON.stringify(document, null, 2)}\n`)
await writeFile(
  'dist/licences.txt',
  components.map(({ name, version, licence }) => `${name} ${version}: ${licence}\n`).join(''),
)

const refused = components.filter((component) => !isPermissive(component))
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence} is not permissive`)
console.log(`${components.length} components in dist/sbom.json, ${refused.length} refused`)
process.exit(refused.length > 0 ? 1 : 0)
