import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { processorLimit } from '../../../../../test-patience.ts'
import { decodeBase64 } from './decode-base64.ts'
import { extractFiles } from './extract-files.ts'

const long = randomBytes(60_000).toString('base64')
const extract = (text: string, mostPlainBytes?: number) =>
  extractFiles(Buffer.from(text), (file) => `extracted-${file.length}`, mostPlainBytes)

test.for([0, 1, 2, 3, 1_500_000, 1_572_864, 1_572_865])('%i bytes are the same after the journey', async (size) => {
  const bytes = randomBytes(size)
  const decoded = await decodeBase64(Buffer.from(bytes.toString('base64')))
  expect(decoded?.bytes.equals(bytes)).toBe(true)
  expect(decoded?.sha256).toEqual(createHash('sha256').update(bytes).digest())
})

test.for([
  'A',
  'AA',
  'A===',
  '====',
  'AA==AAAA',
  'AA A',
  'A\nAA',
  'AAé',
  '-_-_',
  'AAA-',
  '%%%%',
  'AAAA=',
  'AAAA\u0000AAA',
])('%j is no base64', async (text) => {
  expect(await decodeBase64(Buffer.from(text))).toBeUndefined()
  expect(await decodeBase64(Buffer.from('AAAA'.repeat(300_000) + text))).toBeUndefined()
})

test('a file leaves the text, and the rest stays word for word', () => {
  const { json, extracted } = extract(`{"file_name":"é \\" file_data","file_data" :\n "${long}","n":[1]}`)
  expect(JSON.parse(json)).toEqual({ file_name: 'é " file_data', file_data: `extracted-${long.length}`, n: [1] })
  expect(extracted.get(`extracted-${long.length}`)?.toString()).toBe(long)
})

test.for([
  ['short', `{"file_data":"AAAA"}`],
  ['with escapes', `{"file_data":"${'\\u0041AA'.repeat(20_000)}"}`],
  ['inside another text', `{"message":"\\"file_data\\":\\"${long}"}`],
  ['under another name', `{"message":"${long}"}`],
  ['as a value', `{"a":"file_data","b":"${long}"}`],
  ['without an end', `{"file_data":"${long}`],
  ['no text at all', `{"file_data":[${'1,'.repeat(50_000)}1]}`],
] as const)('a text stays whole: %s', ([, text]) => {
  expect(extract(text)).toMatchObject({ json: text, extracted: new Map() })
})

test('what is no JSON stays none without its file', () => {
  for (const text of [`{"a":"file_data":"${long}"}`, `{"file_data":"${long}"`, `"x"file_data":"${long}"`])
    expect(() => JSON.parse(extract(text).json)).toThrow(SyntaxError)
})

test('the last of several counts, as ever, and a flood of them is not extracted', () => {
  expect(JSON.parse(extract(`{"file_data":"${long}","file_data":"AAAA"}`).json)).toEqual({ file_data: 'AAAA' })
  const flood = `{${Array.from({ length: 5 }, () => `"file_data":"${long}"`).join(',')}}`
  expect(extract(flood, Infinity).json.length).toBeGreaterThan(long.length)
})

test('slashes that a program wrote as escapes are slashes of the file', () => {
  const { extracted } = extract(`{"file_data":"AA${'\\/AAA'.repeat(20_000)}"}`)
  expect([...extracted.values()].map(String)).toEqual([`AA${'/AAA'.repeat(20_000)}`])
})

test('what stays in the text is counted as text, however it is written', () => {
  const text = `{"file_data":"${'\\\\'.repeat(200_000)}"}`
  expect(() => extract(text)).toThrow(expect.objectContaining({ code: 'body_too_large' }))
  expect(extract(text, 400_100).json).toBe(text)
})

test.for([
  ['slashes', '\\/'],
  ['backslashes', '\\\\'],
] as const)('the largest text of nothing but escaped %s takes no time to speak of', ([, escape]) => {
  const text = Buffer.from(`{"pdf_file":"${escape.repeat(6_250_000)}"}`)
  const tries = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    try {
      extractFiles(text, () => 'file')
    } catch {
      // Refused: the only thing to check is that it was quick.
    }
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  expect(Math.min(...tries)).toBeLessThan(processorLimit(90))
})
