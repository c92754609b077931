/** Errors whose message is for the terminal; everything else is a bug and keeps its stack trace. */
const EXPECTED = new Set(['BadBackup', 'BadConfig', 'BadDatabase', 'NoEmbeddedDatabase'])

/** Prints why a command failed, and sets the exit status 1. */
export function explainRefusal(error: unknown): void {
  if (!(error instanceof Error) || !EXPECTED.has(error.name)) throw error
  console.error(error.message)
  process.exitCode = 1
}
