import { expect, test } from 'vitest'
import { cleanAddress, cleanProperties, isWhole } from './clean-analytics.ts'
import { cleanText, cleanWords } from './clean-text.ts'
import { endpoints } from './contract.ts'
import { apiPaths } from './known-paths.ts'

test('an address keeps its path and what a campaign says, and no secret', () => {
  expect(cleanAddress('/learn-more?utm_source=news&c=founders#faq')).toBe('/learn-more?utm_source=news&c=founders#faq')
  expect(cleanAddress('/auth/action?oobCode=abc&apiKey=k')).toBe('/auth/action?*=*&*=*')
  expect(cleanAddress('/magic-link-sent?email=a%40b.example')).toBe('/magic-link-sent?email=*')
  expect(cleanAddress('/search?q=my+landlord+Jo&jo-bloggs=1')).toBe('/search?q=*&*=*')
  expect(cleanAddress('/chat/0b1f6f2e-1c52-4e0c-9d7e-3d2f5f6a7b8c?session=eyJ.a.b')).toMatch(
    /^\/chat\/:id\?(session|\*)=\*$/,
  )
  expect(cleanAddress(`/?${'a=1&'.repeat(1000)}`)).toBe(`/?${Array(10).fill('a=*').join('&')}`)
  expect(cleanAddress('/link/abcDEF')).toBe('/link/:id')
  expect(cleanAddress('/?utm_source=me@person.example&utm_term=2000050773706')).toBe('/?utm_source=*&utm_term=*')
  expect(cleanAddress('https://other.example/a?x=1#eyJ')).toBe('https://other.example/:other')
  expect(cleanAddress('/blog/how-to-switch-energy-provider')).toBe('/blog/how-to-switch-energy-provider')
  expect(cleanAddress('javascript:alert(1)')).toBe('?')
})

test.each([
  '/blog/jo@person.example',
  '/blog/jo%40person.example',
  '/blog/Jo%20Bloggs',
  '/blog/2000050773706',
  '/blog/a/jo@person.example',
  '/Jo%20Bloggs',
  '/people/bloggs',
  '/assets/jo@person.example',
  '/assets/bloggs.js',
  '/learn-more/bloggs',
  '/api/v1/waitlist/bloggs',
  'https://other.example/people/bloggs',
])('%s is no path of ours, so what stands in it is kept by nobody', (typed) => {
  const kept = cleanAddress(typed)
  expect(kept).toMatch(/:other$/)
  expect(cleanAddress(kept)).toBe(kept)
  expect(kept).not.toMatch(/jo|bloggs|20000/i)
})

test('the paths of the API are known, and whose they are is not kept', () => {
  expect(endpoints.map(({ path }) => path).filter((path) => !apiPaths.includes(path))).toEqual([])
  expect(cleanAddress('/api/v1/waitlist/me/game/runs/abc')).toBe('/api/v1/waitlist/me/game/runs/:id')
  expect(cleanAddress('/api/v1/switches/bill')).toBe('/api/v1/switches/bill')
  expect(cleanAddress('https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k')).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
  )
  expect(cleanAddress('/learn-more/')).toBe('/learn-more')
})

test('text of ours loses what got into it', () => {
  expect(cleanText('Each file must be less than 10MB (Jo Bloggs.pdf).', 200)).toBe(
    'Each file must be less than 10MB (…).',
  )
  expect(cleanText('to jo@person.example at SW1A 1AA, 2000 0507 73706', 200)).toBe(
    'to [e-mail] at [postcode], [number]',
  )
  expect(cleanText('What is a tariff? And a cap?', 200)).toBe('What is a tariff? And a cap?')
  expect(cleanText('x'.repeat(300), 200)).toHaveLength(200)
})

test('of what was typed only common words stay', () => {
  expect(cleanWords('How much can I save by switching?', 50)).toBe('How much can I save by switching?')
  expect(cleanWords('I am jo bloggs, 12 Acacia Avenue', 50)).toBe('I am * * * * *')
  expect(cleanWords('My name is Jo and I live in Leeds', 50)).toBe('My name is * and I live in *')
  expect(cleanWords('please '.repeat(20), 50)).toHaveLength(50)
})

test('a script of ours that could not be loaded is named, and no other address', () => {
  const told = (message: string) => cleanProperties('error_occurred', { name: 'TypeError', message, source: 'window' })
  const script = 'https://mowatt.example/assets/home-AbC123.js'
  const failed = 'Failed to fetch dynamically imported module:'
  expect(told(`${failed} ${script}`)['message']).toBe(`${failed} ${script}`)
  for (const other of ['https://evil.example/assets/jo/bloggs.js', `${script}?jo=bloggs`, '/assets/../jo.js'])
    expect(told(`${failed} ${other}`)['message']).not.toMatch(/jo/)
})

test('of an error the words of programs and the places stay', () => {
  const stack = 'TypeError: x is not a function for Jo\n    at run (https://mowatt.example/assets/home-AbC123.js:1:234)'
  const { message, stack: kept } = cleanProperties('error_occurred', {
    name: 'TypeError',
    source: 'window',
    message: "Cannot read properties of undefined (reading 'Jo Bloggs')",
    stack,
    extra: 'not in the catalogue',
  })
  expect(message).toBe('Cannot read properties of undefined (…)')
  expect(kept).toBe(
    'TypeError: x is not a function for *\n    at run (https://mowatt.example/assets/home-AbC123.js:1:234)',
  )
})

const firefox = `run@https://mowatt.example/assets/home-AbC123.js:1:2888
async*Jo Bloggs@https://mowatt.example/people/bloggs:7:1
@https://mowatt.example/blog/jo@person.example:9:2
map@[native code]
go@page-script.js:1:40
x@moz-extension://0b1f6f2e-1c52/content.js:3:4
to jo@person.example`

test('a stack of Firefox or Safari keeps its places, in the one way of writing', () => {
  const { stack } = cleanProperties('error_occurred', { name: 'Error', message: 'x', source: 'window', stack: firefox })
  expect(String(stack).split('\n')).toEqual([
    '    at run (https://mowatt.example/assets/home-AbC123.js:1:2888)',
    '    at * (https://mowatt.example/:other:7:1)',
    '    at https://mowatt.example/blog/:other:9:2',
    '    at map (<anonymous>)',
    '    at go (page-script.js:1:40)',
    '    at x (moz-extension://:other:3:4)',
    'to [e-mail]',
  ])
  expect(cleanProperties('error_occurred', { stack })).toEqual({ stack })
})

test("an error's name and the names in its words consist of known words", () => {
  const kept = (name: string, message: string) => {
    const { name: n, message: m } = cleanProperties('error_occurred', { name, message })
    return [n, m]
  }
  expect(kept('QuotaExceededError', 'localStorage is not available, not readable')).toEqual([
    'QuotaExceededError',
    'localStorage is not available, not readable',
  ])
  expect(kept('Error', 'Minified React error #418; visit 12 things')).toEqual([
    'Error',
    'Minified React error #418; visit * things',
  ])
  expect(kept('Jo Bloggs', 'no joBloggs and no BloggsError')).toEqual(['*', 'no * and no *'])
  expect(kept('jo@person.example', 'at Jo Bloggs')).toEqual(['*', 'at * *'])
})

test('a measure is one that there is, and never below nothing', () => {
  const vital = (changes: object) =>
    isWhole('web_vital', { metric: 'LCP', value: 12, rating: 'good', page: '/', ...changes })
  expect(vital({})).toBe(true)
  for (const wrong of [{ metric: 'XYZ' }, { value: -1 }, { value: Number.NaN }, { rating: 'splendid' }]) {
    expect(vital(wrong)).toBe(false)
  }
})

test('an event says what the catalogue lets it say, whatever it was given', () => {
  const given = JSON.parse('{"page":"/","percentage":"50","__proto__":{"page":"/x"},"email":"a@b.example"}') as object
  expect(cleanProperties('scroll_depth', { ...given })).toEqual({ page: '/' })
  expect(cleanProperties('scroll_depth', { page: '/', percentage: 50 })).toEqual({ page: '/', percentage: 50 })
  expect(cleanProperties('scroll_depth', Object.create({ page: '/inherited' }) as Record<string, unknown>)).toEqual({})
})

test('what is far too long costs next to nothing', () => {
  const stack = '\n'.repeat(490_000)
  const page = `/?${'a=b&'.repeat(120_000)}`
  const before = process.cpuUsage()
  for (let time = 0; time < 5; time += 1)
    cleanProperties('error_occurred', { message: stack, name: 'Error', source: 'window', stack, page })
  const { user } = process.cpuUsage(before)
  // It took 8 seconds before long input was cut.
  expect(user / 1e6).toBeLessThan(2)
})
