import { cleanMedia } from '../sanitise/clean-media.ts'

export const FILE_TYPE = 'plugin::upload.file'
const OWN = /\/api\/v1\/pictures\/([0-9a-f]{32})\.webp/
const EVERY_OWN = /\/api\/v1\/pictures\/([0-9a-f]{32})\.webp/g

type Place = { type: string; ref: number; field: string }

/** Pictures as a Strapi has them: files with words of their own, which records are linked to. */
export function pictureAssets() {
  const files = new Map<string, { id: number; data: Record<string, unknown> }>()
  const links: object[] = []
  const ids = new Map<string, number>()
  const pictures = new Set<string>()

  function nextId(type: string): number {
    const id = (ids.get(type) ?? 0) + 1
    ids.set(type, id)
    return id
  }

  function renamed(values: Record<string, unknown>): Record<string, unknown> {
    const uploads = JSON.stringify(values).replaceAll(EVERY_OWN, (_, id: string) => {
      pictures.add(id)
      return `/uploads/${id}.webp`
    })
    return JSON.parse(uploads) as Record<string, unknown>
  }

  return {
    nextId,
    /** With the addresses of pictures as they are there. */
    renamed,
    link(value: unknown, { type, ref, field }: Place): void {
      const media = cleanMedia(value)
      if (!media) return
      const { url, alternativeText, caption, width, height } = media
      const [, pictureId] = OWN.exec(url) ?? []
      if (pictureId !== undefined) pictures.add(pictureId)
      const hash = pictureId ?? `elsewhere_${files.size + 1}`
      const given = { alternativeText, caption, width, height }
      const key = JSON.stringify([url, given])
      const known = files.get(key) ?? { id: nextId(FILE_TYPE), data: fileData({ hash, url, ...given }) }
      files.set(key, known)
      const left = { type: FILE_TYPE, field: 'related', ref: known.id }
      links.push({ kind: 'relation.morph', relation: 'morphToMany', left, right: { ref, pos: 1, type, field } })
    },
    pictureIds: () => [...pictures],
    entities: () => [...files.values()].map(({ id, data }) => ({ type: FILE_TYPE, id, data })),
    links: () => links,
    fileOf: (pictureId: string) => [...files.values()].find(({ data }) => data['hash'] === pictureId)?.data ?? {},
  }
}

export type FilesOfPictures = ReturnType<typeof pictureAssets>

function fileData({ hash, url, ...given }: Record<string, unknown>) {
  const isOurs = OWN.test(String(url))
  return {
    documentId: `picture-${String(hash)}`,
    name: `${String(hash)}.webp`,
    ...given,
    formats: null,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    url: isOurs ? `/uploads/${String(hash)}.webp` : url,
    previewUrl: null,
    provider: 'local',
    provider_metadata: null,
    folderPath: '/',
    locale: null,
  }
}
