import type { FileKind } from './file-kind.ts'

const HEAD_BYTES = 2048
const ZIP_TAIL_BYTES = 65_557
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1')
const ZIP_END_BYTES = 22

/**
 * Whether a file is also of a second type (a polyglot): a picture that is also a PDF, anything that is also an archive
 * or a page with a script. Such files are made to be read as one type here and as the other elsewhere.
 */
export function isPolyglot(bytes: Uint8Array, kind: FileKind): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  // A picture may have its second type anywhere, even after its end. In a PDF words and attachments may be anything.
  const looked = buffer.toString('latin1', 0, kind === 'pdf' ? HEAD_BYTES : buffer.length)
  if (kind !== 'pdf' && /%PDF-\d/.test(looked)) return true
  if (kind !== 'svg' && /<(?:html|script|\?php|!doctype\s+html)[\s>]/i.test(looked)) return true
  return endsAsZip(buffer)
}

/** The end of an archive contains the length of its comment, which must reach exactly to the end of the file. */
function endsAsZip(buffer: Buffer): boolean {
  const from = Math.max(0, buffer.length - ZIP_TAIL_BYTES)
  for (let at = buffer.indexOf(ZIP_END, from); at !== -1; at = buffer.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > buffer.length) return false
    if (at + ZIP_END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length) return true
  }
  return false
}
