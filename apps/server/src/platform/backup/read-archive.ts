import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { BadBackup } from './bad-backup.ts'

export type ArchiveEntry = { name: string; content: Buffer }

/** What `writeArchive` wrote, in order. Fails with one sentence where a byte is missing or was changed. */
export async function* readArchive(file: string, identity: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file)
  try {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
    const unpacked = Readable.fromWeb(plain as ReadableStream<Uint8Array>).compose(createGunzip())
    const entries = (Readable.toWeb(unpacked) as globalThis.ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    )
    for await (const { header, body } of entries) {
      yield { name: header.name, content: await buffer(body as ReadableStream<Uint8Array>) }
    }
  } catch (error) {
    throw explain(error, file)
  } finally {
    source.destroy()
  }
}

function explain(error: unknown, file: string): Error {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EISDIR') return new BadBackup(`There’s no backup at ${file}.`)
  if (message.startsWith('no identity matched')) {
    return new BadBackup('BACKUP_IDENTITY doesn’t open this backup, which was made with another key.')
  }
  return new BadBackup('The backup is incomplete or has been changed, so we can’t use any of it.', { cause: error })
}
