import { type FileKind, fileKind } from './choose-files.ts'
import { photoFormat } from './photos/photo-format.ts'

const LOOKED_AT_BYTES = 1024

/** By media type and extension; if the first bytes clearly show the other kind, they take precedence. */
export async function kindOfFile(file: File): Promise<FileKind | undefined> {
  const said = fileKind(file)
  if (said === undefined) return undefined
  try {
    const bytes = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer())
    if (String.fromCharCode(...bytes).includes('%PDF-')) return 'pdf'
    return photoFormat(bytes) ? 'photo' : said
  } catch {
    // A folder, or a file that has gone: the code that reads it reports that.
    return said
  }
}
