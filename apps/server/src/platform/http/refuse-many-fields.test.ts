import { expect, test } from 'vitest'
import { refuseManyFields } from './refuse-many-fields.ts'

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
  expect(() => refuseManyFields(type, parts(60))).not.toThrow()
  expect(() => refuseManyFields(type, parts(180_000))).toThrow(refusal)
})

test.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=UTF-8', undefined])(
  'a form has few fields, and one of many is refused: %s',
  (type) => {
    expect(() => refuseManyFields(type, fields(200))).not.toThrow()
    expect(() => refuseManyFields(type, fields(2_500_000))).toThrow(refusal)
  },
)

test.each(['text/plain, multipart/form-data; boundary=b', 'multipart'])(
  'what is no one type is refused: %s',
  (type) => {
    expect(() => refuseManyFields(type, parts(1))).toThrow(expect.objectContaining({ code: 'wrong_content_type' }))
  },
)
