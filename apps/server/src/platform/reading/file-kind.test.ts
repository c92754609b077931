import { expect, it } from 'vitest'
import { fileKind } from './file-kind.ts'
import { isPolyglot } from './is-polyglot.ts'

function bytes(text: string): Uint8Array {
  return Buffer.from(text.padEnd(40, '\u0000'), 'latin1')
}

it.each([
  ['pdf', '%PDF-1.7\n'],
  ['pdf', '\u00ef\u00bb\u00bf%PDF-1.4\n'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00e1'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['webp', 'RIFF\u0001\u0000\u0000\u0000WEBPVP8 '],
  ['gif', 'GIF87a'],
  ['bmp', 'BM\u0001\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0036\u0000\u0000\u0000\u0028\u0000\u0000\u0000'],
  ['tiff', 'II*\u0000'],
  ['tiff', 'MM\u0000*'],
  ['heic', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'],
  ['heic', '\u0000\u0000\u0000\u001cftypabcd\u0000\u0000\u0000\u0000miafMiHBmif1'],
])('knows %s by its first bytes', (kind, start) => {
  expect(fileKind(bytes(start))).toBe(kind)
})

it.each([
  '<svg xmlns="a">',
  '<SVG\n>',
  '\ufeff <svg>',
  '<?xml version="1.0"?>\n<!-- drawn -->\n<svg>',
  '<!-- a > b --><!----><svg >',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg >',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n<svg\t>',
])('knows a drawing by its first element: %s', (text) => {
  expect(fileKind(Buffer.from(`${text}</svg>`))).toBe('svg')
})

it.each([
  '<!-- <svg>',
  '<!-- a --> text <svg>',
  '<?xml <svg>',
  '<!DOCTYPE svg [<svg>',
  '<svgs>',
  '<!ELEMENT a><svg>',
  '<!',
])('takes %j for no drawing', (text) => {
  expect(fileKind(Buffer.from(text))).toBeUndefined()
})

it('takes no longer for many comments than for one', () => {
  expect(fileKind(Buffer.from('<!---->'.repeat(25)))).toBeUndefined()
  expect(fileKind(Buffer.from(`${'<!---->'.repeat(500)}<svg>`))).toBe('svg')
})

it.each(['PK\u0003\u0004', 'BMW is a car, and this is a letter', '<html><svg></svg>', 'MZ', 'ftypheic', ''])(
  'does not know %j',
  (start) => {
    expect(fileKind(bytes(start))).toBeUndefined()
  },
)

it('sees a polyglot file, and none where there is none', () => {
  const zipEnd = `PK\u0005\u0006${'\u0000'.repeat(18)}`
  expect(isPolyglot(Buffer.from(`%PDF-1.7 ${zipEnd}`, 'latin1'), 'pdf')).toBe(true)
  expect(isPolyglot(bytes('\u00ff\u00d8\u00ff %PDF-1.7'), 'jpeg')).toBe(true)
  expect(isPolyglot(bytes(`\u00ff\u00d8\u00ff${'x'.repeat(9000)}%PDF-1.7`), 'jpeg')).toBe(true)
  expect(isPolyglot(bytes('GIF89a <script>'), 'gif')).toBe(true)
  expect(isPolyglot(bytes('%PDF-1.7 PK\u0005\u0006 is in my text'), 'pdf')).toBe(false)
  expect(isPolyglot(bytes('%PDF-1.7 some text'), 'pdf')).toBe(false)
})
