import { RefusedFile } from '../refused-file.ts'

/** What pdf.js cannot make sense of is the file's fault; what fails in our own code is ours and must not hide here. */
export async function orDamaged<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    throw new RefusedFile('file_unreadable', 'The PDF is damaged.', error)
  }
}
