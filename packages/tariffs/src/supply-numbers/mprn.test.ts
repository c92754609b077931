import { expect, it } from 'vitest'
import { mprnCheckDigits, parseMprn } from './mprn.ts'

it('knows the published example of the check digits', () => {
  expect(mprnCheckDigits('3938424403')).toBe('03')
  expect(parseMprn('3938 424 403')).toMatchObject({ ok: true, mprn: { mprn: '3938424403', checkDigits: 'agree' } })
})

it('reads a number whose check digits differ, and says so', () => {
  expect(parseMprn('M3938424404')).toMatchObject({ ok: true, mprn: { mprn: '3938424404', checkDigits: 'differ' } })
})

it.each(['123456', '1234567890'])('reads %s: six to ten digits', (text) => {
  expect(parseMprn(text).ok).toBe(true)
})

it.each(['12345', '12345678901', '39384A4403', ''])('refuses "%s"', (text) => {
  expect(parseMprn(text)).toEqual({ ok: false, message: 'A gas supply number has 6 to 10 digits and no letters.' })
})

it('recognises independent gas networks', () => {
  expect(parseMprn('7412345678')).toMatchObject({ mprn: { isIndependentNetwork: true } })
  expect(parseMprn('7812345678')).toMatchObject({ mprn: { isIndependentNetwork: false } })
})
