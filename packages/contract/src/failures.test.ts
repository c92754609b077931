import { expect, test } from 'vitest'
import { Failure, failures, isFailureCode } from './failures.ts'

/** The fixed texts, written out by hand: a change in only one place must be noticed. */
const texts: [code: keyof typeof failures, status: number, text: string][] = [
  [
    'file_unsupported',
    415,
    'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).',
  ],
  ['file_too_large', 413, 'Each file must be less than 10MB ({file_name}).'],
  ['files_mixed', 400, 'Please upload either PDFs or images, not both at once.'],
  ['several_pdfs', 400, 'Please upload one PDF at a time.'],
  ['upload_failed', 500, 'Upload failed. Please try again.'],
  ['upload_slow', 504, 'Upload is taking longer than expected. Please try again.'],
  ['connection_failed', 503, 'Connection failed. Please check your internet connection and try again.'],
  ['file_unreadable', 400, 'Could not read the file. Please try selecting the file again.'],
  [
    'image_unprocessable',
    422,
    'We could not process one of the images. Try converting it to JPG or PNG and upload again.',
  ],
  ['chat_failed', 500, 'Failed to send message. Please try again.'],
  ['request_failed', 500, 'API request failed: {status_text}'],
  ['network', 500, 'Network error occurred'],
  ['timeout', 408, 'Request timeout - API server may be down'],
  ['not_authenticated', 401, 'User not authenticated'],
  ['token_unavailable', 401, 'Failed to get authentication token'],
  ['file_not_encoded', 400, 'Failed to process file for upload'],
  ['session_not_stored', 500, 'Failed to store anonymous session data'],
  ['waitlist_not_joined', 500, 'Failed to join waitlist. Please try again.'],
  ['signup_failed', 500, 'API request failed'],
  ['socket_failed', 503, 'WebSocket connection failed'],
  ['socket_not_open', 503, 'WebSocket connection not open'],
  ['socket_file_unreadable', 400, 'Failed to read file'],
  ['socket_upload_failed', 500, 'Upload failed'],
  ['socket_send_failed', 500, 'Send failed'],
  ['socket_upload_timeout', 504, 'Upload timeout - no one_time_link received'],
  ['socket_send_timeout', 504, 'Send timeout - no response received'],
  ['socket_nothing_received', 502, 'No chat_id or one_time_link received from backend'],
  ['session_not_started', 502, 'Failed to get anonymous session: {status} {status_text}'],
  ['session_info_unavailable', 502, 'Failed to get session info'],
  ['content_not_loaded', 502, 'An error occurred'],
  ['token_expired', 401, 'Authentication token expired'],
  ['email_required_for_sign_in', 400, 'Email required for sign-in. Please provide your email address.'],
  ['identity_not_initialised', 503, 'the identity provider initialization failed'],
  ['email_invalid', 400, 'Please enter a valid email address'],
  ['email_disposable', 400, 'Disposable emails are not allowed.'],
  ['email_invalid_or_disposable', 400, 'Please enter a valid email address that is not disposable.'],
]

test.each(texts)('%s answers %i in exactly the agreed words', (code, status, text) => {
  expect(failures[code]).toEqual({ status, text })
})

test('every failure has a status of an error and a text', () => {
  for (const { status, text } of Object.values(failures)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(text).not.toBe('')
  }
})

test('the name of the file stands in the message, whatever characters it holds', () => {
  const say = (fileName: string) => new Failure('file_too_large', { values: { file_name: fileName } }).message
  expect(say('bill.pdf')).toBe('Each file must be less than 10MB (bill.pdf).')
  expect(say('$& $1 {file_name}.pdf')).toBe('Each file must be less than 10MB ($& $1 {file_name}.pdf).')
})

test('two values fill one text', () => {
  const failure = new Failure('session_not_started', { values: { status: '503', status_text: 'Service Unavailable' } })
  expect(failure.message).toBe('Failed to get anonymous session: 503 Service Unavailable')
})

test('a failure says its code, status and what to change, and keeps its cause', () => {
  const cause = new Error('why')
  const failure = new Failure('invalid_request', { fields: { email: 'Please enter a valid email address' }, cause })
  expect(failure).toMatchObject({
    name: 'Failure',
    code: 'invalid_request',
    status: 400,
    message: 'Please check the form and try again.',
    fields: { email: 'Please enter a valid email address' },
    retryAfterSeconds: undefined,
    cause,
  })
})

test('more exact words and another status win over the catalogue', () => {
  const failure = new Failure('upload_failed', { message: 'The disk is full.', status: 507, retryAfterSeconds: 9 })
  expect(failure).toMatchObject({ message: 'The disk is full.', status: 507, retryAfterSeconds: 9 })
})

test.each(['toString', '__proto__', 'constructor', '', 408, null, undefined])('%j is no failure code', (other) => {
  expect(isFailureCode(other)).toBe(false)
})

test('a name in the catalogue is a failure code', () => {
  expect(isFailureCode('timeout')).toBe(true)
})
