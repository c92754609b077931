import { flattenRecord } from './flatten-record.ts'

export type ContentChanges = {
  note(path: string, records: readonly unknown[]): void
  /** The latest time at which anything under these paths changed; undefined if the host does not report it. */
  latest(paths: readonly string[]): string | undefined
}

/** Records how new the loaded content is, besides what pages show of it. */
export function createContentChanges(): ContentChanges {
  const moments = new Map<string, string>()
  return {
    note(path, records) {
      const latest = records
        .map((record) => momentOf(record))
        .toSorted()
        .at(-1)
      if (latest) moments.set(nameOf(path), latest)
    },
    latest: (paths) =>
      paths
        .flatMap((path) => moments.get(nameOf(path)) ?? [])
        .toSorted()
        .at(-1),
  }
}

/** A list's query says how it is read, not what it is. */
function nameOf(path: string): string {
  return path.split('?', 1)[0] ?? path
}

function momentOf(wire: unknown): string {
  const { updatedAt, publishedAt } = flattenRecord(wire) ?? {}
  const moment = new Date(String(updatedAt ?? publishedAt))
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
