import { expect, test } from 'vitest'
import { acknowledgement, teamMail } from './contact-mails.ts'

const message = {
  name: 'Bea',
  organisation: 'Brook Homes',
  email: 'bea@partner.example',
  kind: 'charity' as const,
  message: 'Hello',
}

test('the team is where the settings say', () => {
  const team = { siteName: 'Mowatt', contactEmail: 'team@mowatt.example' }
  expect(teamMail(team, message).to).toBe('team@mowatt.example')
  expect(acknowledgement(team, message).text).toContain('Write to team@mowatt.example')
})

test('a subject is one line, whatever the site is called', () => {
  const team = { siteName: 'Mo\r\nBcc: x@y.example', contactEmail: 'team@mowatt.example' }
  expect(teamMail(team, message).subject).toBe('Mo Bcc: x@y.example: partner enquiry (Charity or advice service)')
  expect(acknowledgement(team, message).subject).toBe('Mo Bcc: x@y.example: we’ve got your message')
})
