import { readFileSync } from 'node:fs'

/** The processes that read files for this one, or for another. */
export function readingWorkers(of = process.pid): number[] {
  const children = lookInto(`/proc/${of}/task/${of}/children`).split(' ').filter(Boolean).map(Number)
  return children.filter((pid) => lookInto(`/proc/${pid}/cmdline`).includes('reading-tasks'))
}

function lookInto(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    // Gone since.
    return ''
  }
}
