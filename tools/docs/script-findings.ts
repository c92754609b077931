import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../report.ts'
import type { MarkdownPage } from './read-markdown.ts'

const RUN = /\bnpm\s+(?:-\S+\s+)*(?:run|run-script)\s+(?:-\S+\s+)*([a-z][\w:.-]*)/g
const SHORT = /\bnpm\s+([a-z][\w:-]*)/g
/** Scripts that npm runs without the word `run`. */
const SCRIPT_COMMANDS = ['test', 't', 'start', 'stop', 'restart']
const NPM_COMMANDS = (
  'access adduser audit bugs cache ci completion config dedupe deprecate diff dist-tag docs doctor edit exec explain ' +
  'explore find-dupes fund get help init install i install-test it link ll login logout ls list org outdated owner ' +
  'pack ping pkg prefix profile prune publish query rebuild repo root run run-script sbom search set shrinkwrap star ' +
  'team token undeprecate uninstall rm unpublish update up version view whoami x'
).split(' ')

/** Every script named in a page exists; `npm words` in prose is ordinary English and is left alone. */
export function scriptFindings(root: string, file: string, page: MarkdownPage): Finding[] {
  const scripts = scriptsOf(join(root, 'package.json'))
  const workspaceScripts = globSync('{apps,packages}/*/package.json', { cwd: root }).flatMap((path) =>
    scriptsOf(join(root, path)),
  )
  const names = [...page.codeLines, page.prose].flatMap((text) => {
    const inWorkspace = /\s(?:-w\b|--workspaces?\b)/.test(text)
    const known = inWorkspace ? [...scripts, ...workspaceScripts] : scripts
    return [...text.matchAll(RUN)].map((match) => match[1] ?? '').filter((name) => !known.includes(name))
  })
  const shortNames = page.codeLines
    .flatMap((line) => [...line.matchAll(SHORT)].map((match) => match[1] ?? ''))
    .filter((name) => !NPM_COMMANDS.includes(name))
    .map((name) => (name === 't' ? 'test' : name))
    .filter((name) => !scripts.includes(name))
  return [...new Set([...names, ...shortNames])].map((name) => ({
    file,
    rule: 'dead doc script',
    message: SCRIPT_COMMANDS.includes(name) ? `npm ${name} has no script` : `npm run ${name} has no script`,
  }))
}

function scriptsOf(path: string): string[] {
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')).scripts ?? {}) : []
}
