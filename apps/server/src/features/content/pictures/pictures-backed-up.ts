import type { Context } from '../../../context.ts'
import type { BackedUpFiles } from '../../../platform/backup/backed-up-files.ts'
import { pictureFile } from './keep-picture.ts'
import { deletePictureRow, listPictureIds } from './picture-store.ts'

const PREFIX = pictureFile('')

/** Pictures of content: records name them by their address. */
export const picturesBackedUp: BackedUpFiles = {
  prefix: PREFIX,
  list: async (db) => (await listPictureIds(db)).map(pictureFile),
  forget: (db, name) => deletePictureRow(db, name.slice(PREFIX.length)),
}

/** Encrypts pictures with the current key; returns how many could not be read. Pictures are never deleted. */
export async function resealPictures(
  { db, files }: Pick<Context, 'db' | 'files'>,
  signal: AbortSignal,
): Promise<number> {
  let unreadable = 0
  for (const id of await listPictureIds(db)) {
    if (!signal.aborted && !(await files.reseal(pictureFile(id)))) unreadable += 1
  }
  return unreadable
}
