import { expect, test } from 'vitest'
import { chooseFiles, fileKind, photosName } from './choose-files.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })
const pdf = file('a.pdf', 'application/pdf')
const photo = file('a.jpg', 'image/jpeg')
const choose = (files: ReturnType<typeof file>[], hasPhotos: boolean) =>
  chooseFiles(files, { kinds: files.map(fileKind), hasPhotos })

test.for<[string, string, string | undefined]>([
  ['bill.pdf', '', 'pdf'],
  ['bill', 'application/pdf', 'pdf'],
  ['IMG_1.HEIC', '', 'photo'],
  ['scan.TIF', '', 'photo'],
  ['x.svg', 'image/svg+xml', 'photo'],
  ['x.bin', 'image/heif', 'photo'],
  ['x.avif', 'image/avif', undefined],
  ['x.exe', 'application/octet-stream', undefined],
  ['x', '', undefined],
])('%s (%s) is %s', ([name, type, kind]) => {
  expect(fileKind({ name, type })).toBe(kind)
})

test('one PDF is taken, of several the first with a word about it', () => {
  expect(choose([pdf], false)).toEqual({ pdf, photos: [] })
  expect(choose([pdf, file('b.pdf')], false)).toEqual({
    pdf,
    photos: [],
    trouble: 'Please upload one PDF at a time.',
  })
})

test('one byte less than 10 MB is taken', () => {
  const almost = file('x.pdf', '', 10 * 1024 * 1024 - 1)
  expect(choose([almost], false)).toEqual({ pdf: almost, photos: [] })
})

test('photos are added to photos', () => {
  expect(choose([photo, file('b.png')], true)).toEqual({ photos: [photo, file('b.png')] })
})

const MIXED = 'Please upload either PDFs or images, not both at once.'
test.for<[string, ReturnType<typeof file>[], boolean, string]>([
  ['nothing', [], false, 'Could not read the file. Please try selecting the file again.'],
  ['an empty file', [file('a.pdf', '', 0)], false, 'Could not read the file. Please try selecting the file again.'],
  ['both at once', [pdf, photo], false, MIXED],
  ['a PDF beside photos', [pdf], true, MIXED],
  [
    'a program',
    [photo, file('x.exe')],
    false,
    'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).',
  ],
  ['exactly 10 MB', [file('x.pdf', '', 10 * 1024 * 1024)], false, 'Each file must be less than 10MB (x.pdf).'],
  [
    'a folder',
    [file('My bills', '', 4096)],
    false,
    'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).',
  ],
  [
    'a large file',
    [file('large.pdf', '', 10 * 1024 * 1024 + 1)],
    false,
    'Each file must be less than 10MB (large.pdf).',
  ],
])('%s is refused in the words of the catalogue', ([, files, hasPhotos, trouble]) => {
  expect(choose(files, hasPhotos)).toEqual({ photos: [], trouble })
})

test('photos become a file with a name', () => {
  expect(photosName([file('IMG.1.heic')])).toBe('IMG.1.pdf')
  expect(photosName([photo, photo])).toBe('bill-photos.pdf')
})
