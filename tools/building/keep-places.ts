import path from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * First a module that is named by a relative URL: another process loads it by its path. Then other uses of its own
 * path.
 */
const PLACES = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)|\bimport\.meta\.(url|dirname)\b/g

/**
 * Keeps a module's own path correct. `import.meta.url` and `import.meta.dirname` name the source, so that migrations,
 * texts and pictures are found where they are. `new URL('./x.ts', import.meta.url)` names a module that a process loads
 * by its path: it becomes a file of the bundle, beside the module that names it. Modules of node_modules are left
 * alone. `built` is the folder of the bundle.
 */
export function keepPlaces(built: string): Plugin {
  const loaded = new Map<string, string>()
  const fromBuilt = (place: string) => path.relative(built, place).replaceAll(path.sep, '/')
  return {
    name: 'keep-places',
    transform(code, file) {
      if (file.includes('node_modules') || !code.includes('import.meta')) return undefined
      const kept = code.replace(PLACES, (_all, beside: string | undefined, kind: string | undefined) => {
        if (beside === undefined) {
          return kind === 'url'
            ? `new URL('${fromBuilt(file)}', import.meta.url).href`
            : `(import.meta.dirname + '/${fromBuilt(path.dirname(file))}')`
        }
        const id = path.resolve(path.dirname(file), beside)
        const fileName = `${path.basename(id, '.ts')}.js`
        const other = loaded.get(fileName) ?? id
        if (other !== id) throw new Error(`${other} and ${id} would be the same file of the bundle, ${fileName}.`)
        loaded.set(fileName, id)
        this.emitFile({ type: 'chunk', id, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
      // Lines don't move, so the map stays valid.
      return { code: kept, map: null }
    },
  }
}
