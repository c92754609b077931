import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Pattern } from './written-patterns.ts'

/** Loads modules and records every pattern that they build from parts while loading, with the line that built it. */
export async function builtPatterns(root: string, files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = []
  const Plain = globalThis.RegExp
  const keep = (made: RegExp) => {
    const place = placeOf(root)
    if (place) built.push({ ...place, source: made.source, flags: made.flags })
    return made
  }
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, args, newTarget) => keep(Reflect.construct(target, args, newTarget) as RegExp),
    apply: (target, self, args) => keep(Reflect.apply(target, self, args) as RegExp),
  })
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = Plain
  }
  return built
}

/** The calling line: the first of the stack that is not this file. */
function placeOf(root: string): { file: string; line: number } | undefined {
  const frames = (new Error('where').stack ?? '').split('\n').slice(1)
  const frame = frames.find((line) => line.includes('file://') && !line.includes(import.meta.url))
  const [, url, line] = /(file:\/\/[^\s)]+):(\d+):\d+/.exec(frame ?? '') ?? []
  if (url === undefined || line === undefined) return undefined
  const file = relative(root, fileURLToPath(url))
  return file.includes('node_modules') ? undefined : { file, line: Number(line) }
}
