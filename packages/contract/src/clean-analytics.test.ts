import { expect, test } from 'vitest'
import { cleanAddress, cleanProperties, cleanText, cleanWords } from './clean-analytics.ts'

test('an address keeps its path and what a campaign says, and no secret', () => {
  expect(cleanAddress('/learn-more?utm_source=news&c=founders#faq')).toBe('/learn-more?utm_source=news&c=founders#faq')
  expect(cleanAddress('/auth/action?oobCode=abc&apiKey=k&mode=signIn')).toBe('/auth/action')
  expect(cleanAddress('/magic-link-sent?email=a%40b.example')).toBe('/magic-link-sent')
  expect(cleanAddress('/chat/0b1f6f2e-1c52-4e0c-9d7e-3d2f5f6a7b8c?session=eyJ.a.b')).toBe('/chat/:id')
  expect(cleanAddress('/link/abcDEF')).toBe('/link/:id')
  expect(cleanAddress('/?utm_source=me@person.example&utm_term=2000050773706')).toBe('/')
  expect(cleanAddress('https://other.example/a?x=1#eyJ')).toBe('https://other.example/a')
  expect(cleanAddress('/blog/how-to-switch-energy-provider')).toBe('/blog/how-to-switch-energy-provider')
  expect(cleanAddress('javascript:alert(1)')).toBe('?')
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
  expect(cleanWords('please '.repeat(20), 50)).toHaveLength(50)
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

test('an event says what the catalogue lets it say, whatever it was given', () => {
  const given = JSON.parse('{"page":"/","percentage":"50","__proto__":{"page":"/x"},"email":"a@b.example"}') as object
  expect(cleanProperties('scroll_depth', { ...given })).toEqual({ page: '/' })
  expect(cleanProperties('scroll_depth', { page: '/', percentage: 50 })).toEqual({ page: '/', percentage: 50 })
  expect(cleanProperties('scroll_depth', Object.create({ page: '/inherited' }) as Record<string, unknown>)).toEqual({})
})
