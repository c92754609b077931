import { BILL_LIMIT_BYTES } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg', 'heic', 'heif', 'tiff', 'tif']
const TYPES = ['application/pdf', 'image/']

/** For the file chooser: the accepted types of a bill. */
export const billAccept = ['application/pdf', 'image/*', ...EXTENSIONS.map((each) => `.${each}`)].join(',')

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>

/** Rejects what the server would reject, before the upload: by media type, then by extension, then by size. */
export function checkBillFile(file: ChosenFile | undefined): Failure | undefined {
  if (!file || file.size === 0) return new Failure('file_unreadable')
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const isBill = TYPES.some((type) => file.type.startsWith(type)) || EXTENSIONS.includes(extension)
  if (!isBill) return new Failure('file_unsupported')
  if (file.size > BILL_LIMIT_BYTES) return new Failure('file_too_large', { values: { file_name: file.name } })
  return undefined
}
