import { StartRefused } from './start-refused.ts'

/** Runs a command, then ends the process. An error that a person can fix is printed without a stack. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exit(1)
  }
}
