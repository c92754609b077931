import { expect, test } from 'vitest'
import { isTheme, requestedTheme } from './theme.ts'

const home = (query = '') => new URL(`https://mowatt.example/${query}`)

test.for<[string, URL, string | null, string]>([
  ['nothing is known', home(), null, 'system'],
  ['the cookie names one', home(), 'a=b; mowatt.theme=dark; c=d', 'dark'],
  ['the cookie of a secure connection names one', home(), 'a=b; __Host-mowatt.theme=dark', 'dark'],
  ['the cookie is nonsense', home(), 'mowatt.theme=purple', 'system'],
  ['another cookie ends alike', home(), 'not.mowatt.theme=dark', 'system'],
  ['the address names one', home('?theme=light'), 'mowatt.theme=dark', 'light'],
  ['the address is nonsense', home('?theme=DARK'), 'mowatt.theme=dark', 'dark'],
])('the server shows the right theme when %s', ([, address, cookies, theme]) => {
  expect(requestedTheme(address, cookies)).toBe(theme)
})

test.for(['Light', ' dark', '', 'auto', null, undefined, 1])('%j is no theme', (value) => {
  expect(isTheme(value)).toBe(false)
})
