import type { ExportKind, ExportOptions } from '../export.ts'

const IN_PACKAGES: ReadonlySet<ExportKind> = new Set(['naskah', 'kunci', 'pembahasan'])
/** Whether a paper of this kind is made once for each package. */
export const hasPackages = (kind: ExportKind): boolean => IN_PACKAGES.has(kind)

type Shuffled = Pick<ExportOptions, 'kind' | 'order' | 'packages' | 'seed'>

/** Another paper of the same questions, in the same packages where it has any: a key must never be of another package. */
export function companionOf<Options extends Shuffled>(options: Options, kind: ExportKind): Options {
  const packages = hasPackages(kind) ? options.packages : 1
  const isShuffled = options.order === 'shuffled' || packages > 1
  return { ...options, kind, packages, seed: isShuffled ? options.seed : '' }
}
