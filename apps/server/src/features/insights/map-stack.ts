import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'

/** Beside the site's public files and never among them. */
const MAPS = path.resolve(import.meta.dirname, '../../../../web/build/source-maps')
const MOST_KEPT = 50

/** In a built file, or in the script inlined in every page, which names itself. */
const PLACE = /(?:https?:\/\/[^\s/]+\/assets\/([\w.-]+\.js)(?:\?\S{0,200}?)?|\b(page-script\.js)):(\d+):(\d+)/g

/** Maps the positions in a stack from built scripts to our sources. What has no map is left as it is. */
export function createStackMapper(folder = MAPS) {
  const maps = new Map<string, Promise<SourceMap | undefined>>()

  function mapOf(file: string): Promise<SourceMap | undefined> {
    let map = maps.get(file)
    if (!map) {
      if (maps.size >= MOST_KEPT) maps.clear()
      map = readFile(path.join(folder, `${file}.map`), 'utf8').then(
        (text) => new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]),
        () => undefined,
      )
      maps.set(file, map)
    }
    return map
  }

  return async function mapStack(stack: string): Promise<string> {
    let mapped = stack
    for (const [place, file, script = '', line = '1', column = '1'] of stack.matchAll(PLACE)) {
      const entry = (await mapOf(file ?? script))?.findEntry(Number(line) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry)) continue
      const source = entry.originalSource.replace(/^(?:\.\.?\/)+|^.*?(?=apps\/|packages\/|node_modules\/)/g, '')
      mapped = mapped.replace(place, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`)
    }
    return mapped
  }
}
