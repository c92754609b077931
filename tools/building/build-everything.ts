import buildServerIfStale from './build-server.ts'
import buildSiteIfStale from './build-site.ts'

/** Site and server, side by side: whatever has changed since the last time. */
export async function buildEverything(): Promise<void> {
  await Promise.all([buildSiteIfStale(), buildServerIfStale()])
}
