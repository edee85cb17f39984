import { StartRefused } from './start-refused.ts'

/** Runs a command to its end and ends the process with it; what a person can mend is told without a stack. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exit(1)
  }
}
