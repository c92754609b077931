import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Finding } from '../report.ts'
import type { MarkdownPage } from './read-markdown.ts'
import { readMarkdown } from './read-markdown.ts'

/** Every relative link leads to a file of this repository, and every anchor to a heading in it. */
export function linkFindings(root: string, file: string, page: MarkdownPage): Finding[] {
  return page.links.flatMap((link) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link) || /[<>{}*]|\.\.\./.test(link.replaceAll('../', ''))) return []
    const [path = '', anchor] = decodeURI(link).split('#')
    const target = targetOf(root, file, path.replace(/\?.*$/, ''))
    if (relative(root, target).startsWith('..') || !existsSync(target)) {
      return [{ file, rule: 'dead doc path', message: `link to ${path}, which does not exist` }]
    }
    const anchors = path === '' ? page.anchors : anchorsIn(target)
    if (!anchor || !anchors || anchors.has(anchor)) return []
    return [{ file, rule: 'dead anchor', message: `link to ${link}, but no heading makes #${anchor}` }]
  })
}

function targetOf(root: string, file: string, path: string): string {
  if (path === '') return join(root, file)
  return path.startsWith('/') ? join(root, path) : join(root, dirname(file), path)
}

/** Only pages have anchors that can be checked; `#L12` into a source file is left alone. */
function anchorsIn(target: string): Set<string> | undefined {
  if (!target.endsWith('.md') || !statSync(target).isFile()) return undefined
  return readMarkdown(readFileSync(target, 'utf8')).anchors
}
