import { basename } from 'node:path'
import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'

const CATCH_ALLS = new Set(
  'util utils utility utilities helper helpers misc common shared lib libs types index'.split(' '),
)

/** Allowed names with such a word, because they are about exactly that. Each has its reason. */
const ALLOWED: Record<string, string> = {
  'apps/web/app/features/search/search-index.ts': 'an index as at the end of a book',
  'packages/agent/topics/shared_meter.md': 'a meter that two homes share',
  'tools/print-database-types.ts': 'prints types and nothing else',
}

/** No catch-all names: such a word is refused as any part of a name. */
export function nameRules({ folders, paths }: Repository): Finding[] {
  return [...folders, ...paths].filter(isCatchAll).map((file) => ({
    file,
    rule: 'catch-all name',
    message: 'name it after what it holds',
  }))
}

function isCatchAll(path: string): boolean {
  // A web server looks for a page under this name.
  if (basename(path) === 'index.html' || Object.hasOwn(ALLOWED, path.replace(/\.test(?=\.\w+$)/, ''))) return false
  const words = basename(path).split(/[^a-zA-Z0-9]+/)
  return words.some((word) => CATCH_ALLS.has(word.toLowerCase()))
}
