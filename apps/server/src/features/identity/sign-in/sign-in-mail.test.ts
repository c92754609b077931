import { expect, test } from 'vitest'
import { signInMail } from './sign-in-mail.ts'

const link = 'https://mowatt.example/auth/action?mode=signIn&oobCode=abc&continueUrl=https%3A%2F%2Fmowatt.example%2F'
const given = { to: 'ada@mowatt.example', siteName: 'Mowatt', link, digits: '042137', minutes: 10 }
const mail = signInMail(given)

test('the plain text has the link and the code on lines of their own', () => {
  const lines = mail.text.split('\n')
  expect(lines).toContain(link)
  expect(lines).toContain('042 137')
  expect(mail.text.match(/https?:\/\//g)).toHaveLength(1)
})

test('the designed form has exactly one link, and the same code', () => {
  expect(mail.html.match(/<a /g)).toHaveLength(1)
  expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(mail.html).toContain('042 137')
  expect(mail.html).not.toMatch(/<script|src="(?!cid:)|url\(|http:/)
})

test('for whoever cannot press it, the address stands there in full, as words', () => {
  const written = mail.html.replaceAll(/<[^>]*>/g, ' ')
  expect(written).toContain(`Copy this address into your browser:  `)
  expect(written).toContain(link.replaceAll('&', '&amp;'))
})

test('both say whom it signs in, and why the mail came', () => {
  expect(mail.html).toMatch(/Press the button to sign in as <strong[^>]*>ada@mowatt\.example<\/strong>/)
  expect(mail.text).toContain('Open this link to sign in as ada@mowatt.example')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('You’re getting this email because someone entered your address at mowatt.example.')
  }
})

test('both say how long it works and what to do when somebody else asked', () => {
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('in the next 10 minutes')
    expect(form).toContain('Didn’t ask for this?')
    expect(form).toContain('Nobody can sign in without this email')
  }
})

test('the subject names the site, holds no code and is one line', () => {
  expect(mail.subject).toBe('Sign in to Mowatt')
  expect(signInMail({ ...given, siteName: 'Mo\r\nBcc: x@y.example' }).subject).toBe('Sign in to Mo Bcc: x@y.example')
})

test('whatever the site is called, it is text', () => {
  const { html } = signInMail({ ...given, siteName: '<script>alert(1)</script>"&' })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;')
})

test('an address is text, however it is spelt', () => {
  const { html } = signInMail({ ...given, to: '"<img src=x>"@mowatt.example' })
  expect(html).not.toContain('<img src=x>')
  expect(html).toContain('&quot;&lt;img src=x&gt;&quot;@mowatt.example')
})

test('nothing in a link can leave its attribute', () => {
  const { html } = signInMail({ ...given, link: 'https://mowatt.example/?a="><script>alert(1)</script>' })
  expect(html).not.toContain('<script>')
})
