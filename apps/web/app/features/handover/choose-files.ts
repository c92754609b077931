import { failures } from '@mowatt/contract/failures'

/** The first bytes of a file that the rules examine. */
type Chosen = { name: string; type: string; size: number }

export type Choice<F extends Chosen> = {
  pdf?: F
  /** Photos to add to those that are there. */
  photos: F[]
  /** The message for the prompt. */
  trouble?: string
}

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024
const IMAGE_TYPE = /^image\/(?:jpe?g|pjpeg|png|x-png|gif|webp|bmp|x-ms-bmp|svg\+xml|hei[cf](?:-sequence)?|tiff?)$/i
const IMAGE_NAME = /\.(?:jpe?g|png|gif|webp|bmp|svg|hei[cf]|tiff?)$/i

export type FileKind = 'pdf' | 'photo'

/** By media type, then by extension: browsers name no type for some photos. */
export function fileKind({ name, type }: Pick<Chosen, 'name' | 'type'>): FileKind | undefined {
  if (/^application\/(?:x-)?pdf$/i.test(type)) return 'pdf'
  if (IMAGE_TYPE.test(type)) return 'photo'
  if (/\.pdf$/i.test(name)) return 'pdf'
  return IMAGE_NAME.test(name) ? 'photo' : undefined
}

type Circumstances = { kinds: readonly (FileKind | undefined)[]; hasPhotos: boolean }

/** The result for files that a visitor picked, dropped or pasted, in addition to those already chosen. */
export function chooseFiles<F extends Chosen>(files: readonly F[], { kinds, hasPhotos }: Circumstances): Choice<F> {
  const refuse = (trouble: string): Choice<F> => ({ photos: [], trouble })
  if (files.length === 0) return refuse(failures.file_unreadable.text)
  if (kinds.includes(undefined)) return refuse(failures.file_unsupported.text)
  const large = files.find(({ size }) => size >= FILE_LIMIT_BYTES)
  if (large) return refuse(failures.file_too_large.text.replace('{file_name}', large.name))
  if (files.some(({ size }) => size === 0)) return refuse(failures.file_unreadable.text)
  const [pdf, ...extra] = files.filter((_, at) => kinds[at] === 'pdf')
  if (!pdf) return { photos: [...files] }
  if (hasPhotos || kinds.includes('photo')) return refuse(failures.files_mixed.text)
  return { pdf, photos: [], ...(extra.length > 0 ? { trouble: failures.several_pdfs.text } : {}) }
}

/** The name of the file that photos become. */
export function photosName(photos: readonly { name: string }[]): string {
  const [only, ...others] = photos
  if (!only || others.length > 0) return 'bill-photos.pdf'
  return fittingName(`${only.name.replace(/\.[^.]*$/, '') || 'bill-photos'}.pdf`)
}

/** What every endpoint takes. */
const LONGEST_NAME = 255

export function fittingName(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  // Whole characters, and not half of one.
  return `${name.slice(0, LONGEST_NAME - 4).replace(/[\uD800-\uDBFF]$/, '')}.pdf`
}
