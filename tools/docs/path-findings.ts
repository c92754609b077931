import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Finding } from '../report.ts'
import type { MarkdownPage } from './read-markdown.ts'

const OUR_FOLDERS = /^(?:\.\/)?(?:apps|packages|tools|docs|deploy|e2e|\.ci)\//
/** Folders of an app or a package, as the page beside them names them. */
const ITS_FOLDERS = /^(?:src|app|test|migrations|topics|talks|heads|sayings)\//
/** Names that only make sense at the root; `public.ts` or `main.ts` in a sentence is a kind of file, not a path. */
const ROOT_FILE =
  /^(?:[A-Z][A-Z_-]+\.md|package(?:-lock)?\.json|tsconfig[\w.]*\.json|knip\.json|(?:vitest|playwright)\.config\.ts|\.[a-z]+rc(?:\.json)?|\.env\.example|\.editorconfig|\.gitignore|\.gitattributes)$/
const PLACEHOLDER = /[<>{}*$…]|\.\.\./
const MADE_BY_MACHINES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)/

/** Every path of this repository that a page names in inline code exists; the page of a package names paths from there. */
export function pathFindings(root: string, file: string, page: MarkdownPage): Finding[] {
  const words = page.inlineCode.flatMap((code) => code.split(/[\s,;"'()=|]+/))
  const folder = /^(?:apps|packages)\//.test(file) ? dirname(file) : undefined
  const paths = words
    .map((word) =>
      word
        .replace(/[.:]+$/, '')
        .replace(/(?::\d+)+$/, '')
        .replace(/#.*$/, ''),
    )
    .map((word) => (folder && ITS_FOLDERS.test(word) ? `${folder}/${word}` : word))
    .filter((word) => OUR_FOLDERS.test(word) || ROOT_FILE.test(word))
    .filter((word) => !PLACEHOLDER.test(word) && !MADE_BY_MACHINES.test(word))
  return [...new Set(paths)]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => ({ file, rule: 'dead doc path', message: `${path} does not exist` }))
}
