import buildServerIfStale from './build-server.ts'
import buildSiteIfStale from './build-site.ts'

/** Builds site and server in parallel, where something has changed since the last time. */
export async function buildEverything(): Promise<void> {
  await Promise.all([buildSiteIfStale(), buildServerIfStale()])
}

// A start runs this file as a process.
if (import.meta.main) await buildEverything()
