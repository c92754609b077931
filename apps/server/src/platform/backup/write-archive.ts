import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'

export type ArchiveWriter = { add: (name: string, content: Uint8Array) => Promise<void> }

/**
 * Writes one file: a tar, compressed, encrypted with age for the private key of `recipient`. It has its name only once
 * it is complete; `age -d -i key.txt <file> | tar xz` opens it without our programs.
 */
export async function writeArchive(
  file: string,
  { recipient, madeAt }: { recipient: string; madeAt: Date },
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.part`
  const { readable, controller } = createTarPacker()
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const compressed = Readable.fromWeb(readable as ReadableStream<Uint8Array>).compose(createGzip({ level: 1 }))
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>)
  const written = pipeline(
    Readable.fromWeb(encrypted as ReadableStream<Uint8Array>),
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
  )
  const failed = new Promise<never>((_, reject) => void written.catch(reject))
  const add = async (name: string, content: Uint8Array) => {
    const body = controller.add({ name, size: content.length, type: 'file', mode: 0o600, mtime: madeAt }).getWriter()
    await Promise.race([body.write(content).then(() => body.close()), failed])
  }
  try {
    await Promise.race([fill({ add }), failed])
    controller.finalize()
    await written
    await rename(draft, file)
  } catch (error) {
    controller.error(error)
    await written.catch(() => {})
    // Another process's draft is left alone.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true })
    throw error
  }
}
