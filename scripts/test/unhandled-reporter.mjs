import { writeFileSync } from 'node:fs'

/**
 * Writes errors that belong to no test, one stack each, into the file of UNHANDLED_ERRORS as a JSON list: they make
 * vitest end with 1, and its JSON report does not name them.
 */
// biome-ignore lint/style/noDefaultExport: vitest loads reporters by their default export
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(errors.map(words)))
  }
}

const words = ({ stack, message, VITEST_TEST_PATH, VITEST_TEST_NAME }) =>
  `unhandled error in ${VITEST_TEST_PATH ?? 'the run'}, near "${VITEST_TEST_NAME ?? ''}"\n${stack ?? message}`
