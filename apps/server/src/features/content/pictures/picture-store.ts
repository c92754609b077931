import type { Db } from '../../../platform/db/open-database.ts'

export type PictureRow = {
  pictureId: string
  width: number
  height: number
  bytes: number
  uploadedBy: string
  uploadedAt: Date
}

export async function insertPicture(tx: Db, picture: PictureRow): Promise<void> {
  const { pictureId, uploadedBy, uploadedAt, ...size } = picture
  await tx
    .insertInto('content_picture')
    .values({ picture_id: pictureId, uploaded_by: uploadedBy, uploaded_at: uploadedAt, ...size })
    .execute()
}

export async function hasPicture(db: Db, pictureId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_picture')
    .select('picture_id')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst()
  return row !== undefined
}

export async function listPictureIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('content_picture').select('picture_id').orderBy('picture_id').execute()
  return rows.map(({ picture_id: id }) => id)
}

export async function picturesById(db: Db): Promise<Map<string, PictureRow>> {
  const rows = await db.selectFrom('content_picture').selectAll().execute()
  return new Map(
    rows.map(({ picture_id: pictureId, uploaded_by: uploadedBy, uploaded_at: uploadedAt, ...size }) => [
      pictureId,
      { pictureId, uploadedBy, uploadedAt, ...size },
    ]),
  )
}

export async function deletePictureRow(db: Db, pictureId: string): Promise<void> {
  await db.deleteFrom('content_picture').where('picture_id', '=', pictureId).execute()
}
