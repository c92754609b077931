import { listEntries } from '../audit/audit-store.ts'
import type { ConsoleFinder } from './search-routes.ts'

/** Acts by an address, or about something by its name in the log. */
export const actFinder: ConsoleFinder = {
  page: 'audit',
  async find({ db }, words) {
    const asked = [{ operator: words.toLowerCase() }, { subject: words }]
    const found = await Promise.all(
      asked.map(async (query) => ({ query, rows: await listEntries(db, { ...query, most: 1 }) })),
    )
    return found.flatMap(({ query, rows: [newest] }) =>
      newest
        ? [
            {
              title: words,
              detail: `${newest.act}, ${newest.at.toISOString().slice(0, 10)}`,
              path: `/operate/audit?${new URLSearchParams(query as Record<string, string>).toString()}`,
            },
          ]
        : [],
    )
  },
}
