import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkName, type FileStore } from './file-store.ts'

/** Where content is written before it gets its name; no file name begins like this. */
const DRAFTS = '.drafts'

/** Files in a folder. A name has either a whole file or none: content is written beside it, then moved. */
export function folderStore(dir: string): FileStore {
  const placeOf = (name: string) => path.join(dir, checkName(name))
  const drafts = path.join(dir, DRAFTS)
  const own = randomUUID()
  const draftsOf = (name: string) => `${name.replaceAll('/', '_')}.`

  /** Deletes what a killed process left half-written: it can be found only by the name that it was meant for. */
  async function sweep(name: string): Promise<void> {
    const all = await readdir(drafts).catch(() => [])
    const left = all.filter((each) => each.startsWith(draftsOf(name)) && !each.includes(own))
    await Promise.all(left.map((each) => rm(path.join(drafts, each), { force: true })))
  }

  return {
    async put(name, content) {
      const place = placeOf(name)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      const draft = path.join(drafts, `${draftsOf(name)}${own}.${randomUUID()}`)
      try {
        await writeWhole(draft, content)
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await sweep(name)
    },
    get: (name) => unlessMissing(readFile(placeOf(name))),
    getStart: (name, bytes) => unlessMissing(readStart(placeOf(name), bytes)),
    async delete(name) {
      await rm(placeOf(name), { force: true })
      await sweep(name)
    },
  }
}

async function unlessMissing(reading: Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function readStart(file: string, bytes: number): Promise<Buffer> {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
  return buffer.subarray(0, bytesRead)
}

/** Written to disk, and closed: some systems can't move an open file. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx', 0o600)
  await handle.writeFile(content)
  await handle.sync()
}
