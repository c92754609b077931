import type { PictureRow } from '../pictures/picture-store.ts'
import { cleanMedia } from '../sanitise/clean-media.ts'

export const FILE_TYPE = 'plugin::upload.file'
const OWN = /\/api\/v1\/pictures\/([0-9a-f]{32})\.webp/
const EVERY_OWN = /\/api\/v1\/pictures\/([0-9a-f]{32})\.webp/g

type Place = { type: string; ref: number; field: string }
type Given = Record<string, unknown>
type Kept = { size: number; createdAt: string; updatedAt: string }

/** Pictures as a Strapi has them: files with words of their own, which records are linked to. */
export function pictureAssets(pictures: ReadonlyMap<string, PictureRow>, now: Date) {
  const files = new Map<string, { id: number; data: Given }>()
  const links: object[] = []
  const ids = new Map<string, number>()

  function nextId(type: string): number {
    const id = (ids.get(type) ?? 0) + 1
    ids.set(type, id)
    return id
  }

  /** A Strapi refuses a file without a size, and a text whose picture says less than a file does. */
  function fileData(url: string, given: Given): Given {
    const pictureId = idIn(url)
    const picture = pictureId === undefined ? undefined : pictures.get(pictureId)
    const hash = pictureId ?? `elsewhere_${files.size + 1}`
    const at = (picture?.uploadedAt ?? now).toISOString()
    const kept: Kept = { size: kilobytes(picture?.bytes ?? 0), createdAt: at, updatedAt: at }
    return {
      documentId: `picture-${hash}`,
      name: `${hash}.webp`,
      ...given,
      formats: null,
      hash,
      ext: '.webp',
      mime: 'image/webp',
      url: pictureId === undefined ? url : `/uploads/${hash}.webp`,
      previewUrl: null,
      provider: 'local',
      provider_metadata: null,
      ...kept,
    }
  }

  function fileOf(url: string, given: Given): { id: number; data: Given } {
    const key = JSON.stringify([url, given])
    const known = files.get(key) ?? {
      id: nextId(FILE_TYPE),
      data: { ...fileData(url, given), folderPath: '/', locale: null },
    }
    files.set(key, known)
    return known
  }

  const ofPicture = (pictureId: string) => [...files.values()].find(({ data }) => data['hash'] === pictureId)

  return {
    nextId,
    /** With the addresses of pictures as they are there. */
    renamed(values: Given): Given {
      const uploads = JSON.stringify(values).replaceAll(EVERY_OWN, (_, id: string) => `/uploads/${id}.webp`)
      return JSON.parse(uploads) as Given
    },
    /** A picture in a text, with what its file says. */
    inText(image: unknown): unknown {
      const media = cleanMedia(image)
      if (!media) return image
      const { url, alternativeText, caption, width, height } = media
      return fileData(url, { alternativeText, caption, width, height })
    },
    link(value: unknown, { type, ref, field }: Place): void {
      const media = cleanMedia(value)
      if (!media) return
      const { url, alternativeText, caption, width, height } = media
      const { id } = fileOf(url, { alternativeText, caption, width, height })
      const left = { type: FILE_TYPE, field: 'related', ref: id }
      links.push({ kind: 'relation.morph', relation: 'morphToMany', left, right: { ref, pos: 1, type, field } })
    },
    /** Its file, one of its own where nothing is linked to it. */
    metadataOf(pictureId: string): object {
      const { width, height } = pictures.get(pictureId) ?? {}
      const own = { alternativeText: null, caption: null, width, height }
      const { id, data } = ofPicture(pictureId) ?? fileOf(`/api/v1/pictures/${pictureId}.webp`, own)
      return { id, ...data }
    },
    entities: () => [...files.values()].map(({ id, data }) => ({ type: FILE_TYPE, id, data })),
    links: () => links,
  }
}

export type FilesOfPictures = ReturnType<typeof pictureAssets>

/** Those of our pictures that a text names. */
export function pictureIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(EVERY_OWN)].map(([, id = '']) => id))]
}

const idIn = (url: string): string | undefined => OWN.exec(url)?.[1]
const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100
