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
  expect(mail.html).not.toMatch(/<img|<script|src=|url\(|http:/)
})

test('both say how long it works and what to do when somebody else asked', () => {
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('for 10 minutes')
    expect(form).toContain('Did not ask for this?')
    expect(form).toContain('nobody gets in without this mail')
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

test('nothing in a link can leave its attribute', () => {
  const { html } = signInMail({ ...given, link: 'https://mowatt.example/?a="><script>alert(1)</script>' })
  expect(html).not.toContain('<script>')
})
