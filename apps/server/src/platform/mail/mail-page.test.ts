import { expect, test } from 'vitest'
import { composeMail } from './mail-page.ts'
import {
  mailAddress,
  mailButton,
  mailCode,
  mailEmphasis,
  mailNote,
  mailParagraph,
  mailQuote,
  mailRows,
  mailStop,
} from './mail-parts.ts'

const EVIL = `"><script>alert('1')</script>&`
const link = 'https://mowatt.example/go?a=1&b=2'
const page = {
  siteName: 'Mowatt',
  title: 'Hello',
  preview: 'In short',
  parts: [mailParagraph('First.'), mailButton(link, 'Go'), mailAddress(link), mailNote('Last.')],
  because: 'someone entered your address at mowatt.example',
}

test('the plain form says the same in the same order, with the address on a line of its own', () => {
  expect(composeMail(page).text).toBe(
    'Hello\n\nFirst.\n\nGo:\n\nhttps://mowatt.example/go?a=1&b=2\n\nLast.\n\n' +
      'Mowatt, for homes in England, Wales and Scotland.\n' +
      'You’re getting this email because someone entered your address at mowatt.example.\n',
  )
})

test('the designed form has one button, and the address beside it as words', () => {
  const { html } = composeMail(page)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html.replaceAll(/<[^>]*>/g, '').split('https://mowatt.example/go?a=1&amp;b=2')).toHaveLength(2)
})

test('whatever is said is text, in every part and around them', () => {
  const parts = [
    mailParagraph(EVIL),
    mailNote(EVIL),
    mailEmphasis(EVIL, EVIL, EVIL),
    mailQuote(EVIL),
    mailButton(EVIL, EVIL),
    mailAddress(EVIL),
    mailCode(EVIL),
    mailRows([[EVIL, EVIL]]),
    mailStop(EVIL, EVIL, EVIL),
  ]
  const { html } = composeMail({ siteName: EVIL, title: EVIL, preview: EVIL, because: EVIL, parts })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"">')
  // Fourteen in the parts; two titles, two names, the preview and the reason around them.
  expect(html.split('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;')).toHaveLength(1 + 14 + 6)
})

test('a figure stays on its line on a phone, and a long value breaks', () => {
  const { html } = mailRows([
    ['Difference in a year', '£1,307.74 less'],
    ['Email', `${'a'.repeat(60)}@mowatt.example`],
  ])
  expect(html).toMatch(/white-space:nowrap"><strong>£1,307\.74 less</)
  expect(html).toMatch(/word-break:break-word"><strong>a{60}@/)
})

test('without pictures the name stands in their place, and the layout is a table', () => {
  const { html } = composeMail(page)
  expect(html).toMatch(/<img src="cid:[^"]+" width="150" height="32" alt="Mowatt" /)
  expect(html).toMatch(/<img src="cid:[^"]+" width="240" height="176" alt="" /)
  expect(html).toContain('max-width:600px')
  expect(html).not.toMatch(/url\(|http:|<link|@import|flex|grid/)
})

test('dark and light are both announced', () => {
  const { html } = composeMail(page)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
})
