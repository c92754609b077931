import { expect, test } from 'vitest'
import { refuseCostlyForm } from './refuse-costly-form.ts'

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\na&b\r\n'
const parts = (count: number) => Buffer.from(`${part.repeat(count)}--b--\r\n`)
const fields = (count: number) => Buffer.from('a=b&'.repeat(count))
const refusal = expect.objectContaining({ code: 'invalid_request' }) as Error

test.each([
  'multipart/form-data; boundary=b',
  'Multipart/Form-Data; charset=utf-8; boundary="b"',
  'multipart/form-data; x="boundary=c"; boundary=b',
  `multipart/form-data; x=${'x'.repeat(1000)}; boundary=b`,
])('a form has few parts, and one of many is refused: %s', (type) => {
  expect(() => refuseCostlyForm(type, parts(60))).not.toThrow()
  expect(() => refuseCostlyForm(type, parts(180_000))).toThrow(refusal)
})

test.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=UTF-8', undefined])(
  'a form has few fields, and one of many is refused: %s',
  (type) => {
    expect(() => refuseCostlyForm(type, fields(200))).not.toThrow()
    expect(() => refuseCostlyForm(type, fields(2_500_000))).toThrow(refusal)
  },
)

const MULTIPART = 'multipart/form-data; boundary=b'
const field = 'Content-Disposition: form-data; name="a"'
const formOf = (headers: string, value: string) => Buffer.from(`--b\r\n${headers}\r\n\r\n${value}\r\n--b--\r\n`)
const MANY = 1_000_000

test.each([
  ['a text of megabytes', formOf(field, 'a'.repeat(MANY))],
  ['a text that only calls itself a file', formOf(`X: filename="a"\r\n${field}`, 'a'.repeat(MANY))],
  ['a text with the name of a file in its own', formOf(field.replace('"a"', '"; filename=a"'), 'a'.repeat(MANY))],
  ['a text that is a file at first', formOf(`${field}; filename="a"\r\n${field}`, 'a'.repeat(MANY))],
  ['a part with a million headers', formOf(`${field}\r\n${'A:\r\n'.repeat(MANY)}B: c`, 'a')],
  ['a part whose headers never end', Buffer.from(`--b\r\n${'A:\r\n'.repeat(MANY)}`)],
  ['a file with a name of megabytes', formOf(`${field}; filename="${'%0D%0A%22'.repeat(MANY)}"`, 'a')],
])('%s is refused before it is taken apart', (_name, body) => {
  expect(() => refuseCostlyForm(MULTIPART, body)).toThrow(refusal)
})

test('a file may be large, and a long text of a person is taken', () => {
  expect(() => refuseCostlyForm(MULTIPART, formOf(`${field}; filename="b.pdf"`, 'a'.repeat(MANY)))).not.toThrow()
  expect(() => refuseCostlyForm(MULTIPART, formOf(field, 'a'.repeat(20_000)))).not.toThrow()
})

test.each(['text/plain, multipart/form-data; boundary=b', 'multipart'])(
  'what is no one type is refused: %s',
  (type) => {
    expect(() => refuseCostlyForm(type, parts(1))).toThrow(expect.objectContaining({ code: 'wrong_content_type' }))
  },
)
