import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkName, type FileStore } from './file-store.ts'

/** Files in a folder. A name holds either a whole file or none: content is written beside it, then moved. */
export function folderStore(dir: string): FileStore {
  const placeOf = (name: string) => path.join(dir, checkName(name))
  return {
    async put(name, content) {
      const place = placeOf(name)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const draft = `${place}.${randomUUID()}`
      try {
        await writeWhole(draft, content)
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(placeOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async delete(name) {
      await rm(placeOf(name), { force: true })
    },
  }
}

/** On the disk, and closed: some systems do not move an open file. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx', 0o600)
  await handle.writeFile(content)
  await handle.sync()
}
