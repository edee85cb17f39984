import { ARTS } from './arts.ts'
import { BIOLOGY } from './biology.ts'
import { CHEMISTRY } from './chemistry.ts'
import { COMPUTING } from './computing.ts'
import { DAILY } from './daily.ts'
import { LANGUAGE } from './language.ts'
import { MATHEMATICS } from './mathematics.ts'
import { PHYSICS } from './physics.ts'
import type { Sample } from './sample.ts'
import { SOCIETY } from './society.ts'
import { SPORT } from './sport.ts'

export const CORPUS: readonly Sample[] = [
  ...ARTS,
  ...BIOLOGY,
  ...CHEMISTRY,
  ...COMPUTING,
  ...DAILY,
  ...LANGUAGE,
  ...MATHEMATICS,
  ...PHYSICS,
  ...SOCIETY,
  ...SPORT,
]
