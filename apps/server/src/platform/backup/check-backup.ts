import { BadBackup } from './bad-backup.ts'
import { Ending, ENDING, FILES, Manifest, MANIFEST } from './backup-format.ts'
import { readArchive } from './read-archive.ts'

export type CheckedBackup = { manifest: Manifest; ending: Ending }

/**
 * Reads a whole backup without writing anything: it can be decrypted, is complete, and contains what its manifest says.
 */
export async function checkBackup(file: string, identity: string): Promise<CheckedBackup> {
  let manifest: Manifest | undefined
  let ending: Ending | undefined
  let files = 0
  for await (const { name, content } of readArchive(file, identity)) {
    if (name === MANIFEST) manifest = readAs(Manifest, content)
    else if (name === ENDING) ending = readAs(Ending, content)
    else if (name.startsWith(FILES)) files += 1
  }
  if (!manifest || !ending) throw new BadBackup('This isn’t a backup made by this program.')
  // And the mark of the store.
  if (files !== ending.files + 1)
    throw new BadBackup(`The backup should contain ${ending.files} files, not ${files - 1}.`)
  return { manifest, ending }
}

function readAs<Shape>(shape: { parse(value: unknown): Shape }, content: Buffer): Shape {
  try {
    return shape.parse(JSON.parse(content.toString()))
  } catch (error) {
    throw new BadBackup('This backup is from a different version of this program.', { cause: error })
  }
}
