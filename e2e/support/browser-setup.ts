import type { TestProject } from 'vitest/node'
import { startBrowser } from './browser.ts'

/** A browser for tests that do not need the product. */
export async function setup(project: TestProject) {
  const browser = await startBrowser()
  project.provide('stage', { browser: browser.wsEndpoint(), origin: '', demo: '' })
  return () => browser.close()
}
