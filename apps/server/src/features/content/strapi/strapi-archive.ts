import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'

/** The files of an export by their names, in order. */
export type StrapiFiles = Map<string, Uint8Array>

const GZIP = [0x1f, 0x8b]

export async function packStrapi(files: StrapiFiles): Promise<Uint8Array> {
  const entries = [...files].map(([name, body]) => ({ header: { name, size: body.length }, body }))
  return gzipSync(await packTar(entries))
}

/** Undefined where it is no archive, or an encrypted one. Strapi’s own names may begin with a dot. */
export async function unpackStrapi(archive: Uint8Array): Promise<StrapiFiles | undefined> {
  try {
    const tar = GZIP.every((byte, place) => archive[place] === byte) ? gunzipSync(archive) : archive
    const entries = await unpackTar(tar, { strict: true })
    const files = entries.map(
      ({ header, data }) => [header.name.replace(/^\.\//, ''), data ?? new Uint8Array()] as const,
    )
    return files.length === 0 ? undefined : new Map(files)
  } catch {
    return undefined
  }
}
