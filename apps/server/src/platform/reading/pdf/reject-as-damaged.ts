import { RefusedFile } from '../refused-file.ts'

/** What pdf.js can't parse is the file's fault; errors in our own code are ours and must not hide here. */
export async function rejectAsDamaged<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    throw new RefusedFile('file_unreadable', 'The PDF is damaged.', error)
  }
}
