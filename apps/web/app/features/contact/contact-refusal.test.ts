import { Failure } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { refusalFrom } from './contact-refusal.ts'
import { valuesOf } from './contact-values.ts'

const form = new FormData()
form.set('name', 'Bea')
form.set('message', 'One\r\nTwo')
form.set('consent', 'on')
form.set('email', new File([], 'odd.txt'))
const values = valuesOf(form)

test('what was typed comes back as it was; a file is no text', () => {
  expect(values).toEqual({
    name: 'Bea',
    organisation: '',
    email: '',
    kind: '',
    message: 'One\r\nTwo',
    consent: true,
  })
})

test('a field at fault says so itself, and the whole is silent', () => {
  const failure = new Failure('invalid_request', { fields: { email: 'Please enter a valid email address', odd: 'x' } })
  expect(refusalFrom(failure, values, 'token')).toEqual({
    message: '',
    fields: { email: 'Please enter a valid email address' },
    values,
    formToken: 'token',
  })
})

test('a form that was open for too long is opened anew', () => {
  const failure = new Failure('invalid_request', { message: 'Too long.', fields: { form_token: 'Too long.' } })
  expect(refusalFrom(failure, values, 'token')).toMatchObject({
    message: 'Too long.',
    fields: {},
    formToken: undefined,
  })
})

test('a refusal as a whole keeps the form', () => {
  const failure = new Failure('too_many_requests')
  expect(refusalFrom(failure, values, 'token')).toMatchObject({
    message: 'Too many requests. Please try again in a moment.',
    formToken: 'token',
  })
})
