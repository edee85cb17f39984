import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LIMITS } from '../packages/contract/test/limits.ts'

/** Many texts, places or steps in one file: they run in `npm run test:more`, so that `npm test` stays under 6 minutes. */
const LONG = [
  'accessible-phone.test.ts',
  'accessible-states.test.ts',
  'comments.test.ts',
  'dialog-address.test.ts',
  'drawn-as-typed.test.ts',
  'editor-pictures.test.ts',
  'editor-round-trip.test.ts',
  'exam-items.test.ts',
  'failures.test.ts',
  'filter-panel.test.ts',
  'flow-many.test.ts',
  'form-changes.test.ts',
  'forms.test.ts',
  'hostile.test.ts',
  'import.test.ts',
  'key-check.test.ts',
  'keyboard.test.ts',
  'lists.test.ts',
  'main-journey.test.ts',
  'own-sessions.test.ts',
  'own-tasks.test.ts',
  'parts.test.ts',
  'review-by-hand.test.ts',
  'review-flow.test.ts',
  'round-trip.test.ts',
  'sample-keys.test.ts',
  'second-factor.test.ts',
  'standard-item.test.ts',
  'twins.test.ts',
  'typed-defects.test.ts',
]
/** These need a browser and not the product. */
const ALONE = ['qti.test.ts']
/** These run in both, in `npm run test:more` as a whole. */
const BOTH = ['accessible-screens.test.ts']
const isMore = process.env.JOURNEYS === 'more'
const isFew = process.env.JOURNEYS === 'few'

/** The longest files start first: started last, one worker would still run while the other is idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/accessible-')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    projects: [
      {
        extends: true,
        test: {
          name: 'e2e',
          include: isMore ? [...LONG, ...BOTH] : ['*.test.ts'],
          exclude: isFew ? [...LONG, ...ALONE] : ALONE,
          globalSetup: `${import.meta.dirname}/support/global-setup.ts`,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: isFew ? [] : ALONE,
          globalSetup: `${import.meta.dirname}/support/browser-setup.ts`,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    // the browser's driver is loaded once per worker; each journey signs in anew
    isolate: false,
    // two cores are shared by journeys, browser, servers and databases
    maxWorkers: 2,
    ...LIMITS,
  },
})
