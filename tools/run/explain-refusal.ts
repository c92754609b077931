/** Errors that are sentences for the person at the terminal; everything else is a bug and keeps its trace. */
const EXPECTED = new Set(['BadBackup', 'BadConfig', 'BadDatabase', 'NoEmbeddedDatabase'])

/** Says why a command could not do it, and has the process end with status 1. */
export function explainRefusal(error: unknown): void {
  if (!(error instanceof Error) || !EXPECTED.has(error.name)) throw error
  console.error(error.message)
  process.exitCode = 1
}
