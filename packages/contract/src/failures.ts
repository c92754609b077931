/**
 * Every failure that a client can get. The code is the contract; the text is shown to users. `{name}` in a text is
 * filled in from the failure's values.
 */
export const failures = {
  // Any endpoint
  invalid_request: { status: 400, text: 'Please check the form and try again.' },
  malformed_json: { status: 400, text: 'The request body is not valid JSON.' },
  not_authenticated: { status: 401, text: 'User not authenticated' },
  token_unavailable: { status: 401, text: 'Failed to get authentication token' },
  wrong_key: { status: 401, text: 'The project key is missing or wrong.' },
  not_allowed: { status: 403, text: 'You’re not allowed to do that.' },
  foreign_origin: { status: 403, text: 'This request didn’t come from one of our pages.' },
  not_found: { status: 404, text: 'We can’t find that. It may have been deleted.' },
  method_not_allowed: { status: 405, text: 'This address doesn’t accept that kind of request.' },
  timeout: { status: 408, text: 'Request timeout - API server may be down' },
  body_too_large: { status: 413, text: 'The request is too large.' },
  wrong_content_type: { status: 415, text: 'Please send the request as JSON.' },
  packed_body: { status: 415, text: 'Please send the request without compressing it.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please try again in a moment.' },
  unexpected: { status: 500, text: 'Something went wrong' },
  network: { status: 500, text: 'Network error occurred' },
  request_failed: { status: 500, text: 'API request failed: {status_text}' },
  unavailable: { status: 503, text: 'We’re restarting. Please try again in a moment.' },
  took_too_long: { status: 503, text: "That was taking too long, so we've stopped. Please try again in a moment." },

  // Bills and chat, at every endpoint
  file_unsupported: {
    status: 415,
    text: 'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).',
  },
  file_too_large: { status: 413, text: 'Each file must be less than 10MB ({file_name}).' },
  files_mixed: { status: 400, text: 'Please upload either PDFs or images, not both at once.' },
  several_pdfs: { status: 400, text: 'Please upload one PDF at a time.' },
  upload_failed: { status: 500, text: 'Upload failed. Please try again.' },
  upload_slow: { status: 504, text: 'Upload is taking longer than expected. Please try again.' },
  connection_failed: {
    status: 503,
    text: 'Connection failed. Please check your internet connection and try again.',
  },
  file_unreadable: { status: 400, text: 'Could not read the file. Please try selecting the file again.' },
  image_unprocessable: {
    status: 422,
    text: 'We could not process one of the images. Try converting it to JPG or PNG and upload again.',
  },
  link_over: { status: 410, text: 'This link has already been used or has expired. It works once, for 10 minutes.' },
  chat_failed: { status: 500, text: 'Failed to send message. Please try again.' },
  chat_busy: { status: 409, text: 'Mo is still answering. Please wait for the answer, or stop it.' },
  correction_refused: { status: 400, text: 'That doesn’t look right here. Please check it.' },
  switch_refuses: { status: 409, text: 'You can’t do that with this switch right now.' },
  switch_under_way: {
    status: 409,
    text: 'There’s already a switch in progress for this meter, and you can only have one at a time. If it’s yours, you’ll find it under Switches, where you can cancel it within the 14 days. If it isn’t, please ask to talk to a person.',
  },
  offer_over: { status: 409, text: 'This price has changed or expired. Please compare again.' },
  share_unknown: {
    status: 404,
    text: 'There’s nothing at this link. Check you copied all of it, or ask for it again.',
  },
  share_over: { status: 410, text: 'This link has expired, or the person who shared it has turned it off.' },
  homes_full: { status: 409, text: 'You already have 20 homes. Please delete one first.' },
  home_unknown: {
    status: 409,
    text: 'We don’t know enough about this home to compare deals yet. You’ll find what’s missing on its page.',
  },
  complaints_full: { status: 409, text: 'You already have 20 complaints for this home. Please delete one first.' },
  letter_without_address: {
    status: 409,
    text: 'We don’t have an address for you yet. Sign in, and we’ll email your letters to the address you use.',
  },
  watch_link_over: {
    status: 410,
    text: 'This link has expired or isn’t right. You can ask for a new one on your home’s page.',
  },
  file_not_encoded: { status: 400, text: 'Failed to process file for upload' },

  // Websocket
  socket_failed: { status: 503, text: 'WebSocket connection failed' },
  socket_not_open: { status: 503, text: 'WebSocket connection not open' },
  socket_file_unreadable: { status: 400, text: 'Failed to read file' },
  socket_upload_failed: { status: 500, text: 'Upload failed' },
  socket_send_failed: { status: 500, text: 'Send failed' },
  socket_upload_timeout: { status: 504, text: 'Upload timeout - no one_time_link received' },
  socket_send_timeout: { status: 504, text: 'Send timeout - no response received' },
  socket_nothing_received: { status: 502, text: 'No chat_id or one_time_link received from backend' },

  // Sessions and sign-in
  session_not_stored: { status: 500, text: 'Failed to store anonymous session data' },
  session_not_started: { status: 502, text: 'Failed to get anonymous session: {status} {status_text}' },
  session_info_unavailable: { status: 502, text: 'Failed to get session info' },
  email_required_for_sign_in: {
    status: 400,
    text: 'Email required for sign-in. Please provide your email address.',
  },
  identity_not_initialised: { status: 503, text: 'the identity provider initialization failed' },
  token_expired: { status: 401, text: 'Authentication token expired' },
  sign_in_code_wrong: {
    status: 400,
    text: 'That code is wrong or has expired. Check the latest email, or ask for another one.',
  },
  sign_in_link_expired: { status: 410, text: 'Links only work for 10 minutes. Ask for a new one below.' },
  sign_in_link_used: {
    status: 410,
    text: 'This link has already been used, or a newer email has replaced it. Use the latest email, or ask for another one below.',
  },
  sign_in_link_broken: {
    status: 400,
    text: 'Part of the link is missing. Open it from the email again, or ask for a new one below.',
  },
  sign_in_link_foreign: {
    status: 400,
    text: 'This link is for something else. Open the link in our latest sign-in email, or ask for a new one below.',
  },
  sign_in_other_address: {
    status: 400,
    text: 'We sent the link to a different address. Check the one you typed and try again.',
  },
  sign_in_too_often: { status: 429, text: 'You’ve tried too many times. Please wait a few minutes and try again.' },
  sign_in_unreachable: {
    status: 503,
    text: 'We can’t reach the server. Check your connection and try again.',
  },
  sign_in_failed: { status: 500, text: 'We couldn’t sign you in. Please try again in a moment.' },
  account_closed: { status: 403, text: 'This account is closed. Write to us if you think that’s wrong.' },
  second_step_missing: {
    status: 403,
    text: 'This account needs a second step to sign in, which we don’t offer here.',
  },
  continue_url_refused: { status: 400, text: 'A sign-in link can only lead to our own pages.' },
  mail_quota_spent: {
    status: 429,
    text: 'We’ve sent as many emails as we can today. Please try again tomorrow.',
  },
  passkey_refused: {
    status: 400,
    text: 'That passkey didn’t work. Please try again, or sign in with a link we email you.',
  },
  passkey_known: { status: 409, text: 'This passkey is already in use. Please choose another device.' },
  passkeys_full: { status: 409, text: 'You already have 10 passkeys. Please remove one first.' },
  passkey_needed: {
    status: 403,
    text: 'Please add a passkey first. You need one, as well as your email, to see this.',
  },
  last_admin: { status: 409, text: 'There has to be at least one admin. Please make someone else an admin first.' },
  has_role: {
    status: 409,
    text: 'This person works in the console. An admin has to take away their access first.',
  },
  second_factor_needed: { status: 403, text: 'Please confirm with your passkey first.' },
  sign_in_again: { status: 403, text: 'Please sign in again first, so we know it’s you.' },

  // Waitlist
  email_invalid: { status: 400, text: 'Please enter a valid email address' },
  email_disposable: { status: 400, text: 'Disposable emails are not allowed.' },
  email_invalid_or_disposable: {
    status: 400,
    text: 'Please enter a valid email address that is not disposable.',
  },
  terms_not_accepted: { status: 400, text: 'Please accept the terms and privacy policy to continue.' },
  terms_owed: {
    status: 403,
    text: 'Please accept the terms and privacy policy first. You won’t lose anything.',
  },
  waitlist_not_joined: { status: 500, text: 'Failed to join waitlist. Please try again.' },
  signup_failed: { status: 500, text: 'API request failed' },
  alias_taken: { status: 409, text: 'Someone already has that alias. Please choose another one.' },
  alias_refused: { status: 400, text: 'Please choose an alias with 3 to 30 letters, numbers or spaces.' },
  quest_done: { status: 409, text: 'You’ve already done this quest. It only earns points once.' },
  quest_pending: { status: 409, text: 'We’re still checking your last file. It takes about a minute.' },
  quest_not_claimable: { status: 400, text: 'You can’t mark this quest as done yourself.' },
  appeal_open: {
    status: 409,
    text: 'You’ve already asked us to review this. We’ll put our answer in your ledger.',
  },
  appeal_answered: { status: 409, text: 'We’ve already reviewed this. Our answer is in your ledger.' },
  bill_already_used: { status: 409, text: 'We already have this bill. Each bill only earns points once.' },
  question_over: { status: 409, text: 'This question has closed. There’s a new one every day.' },
  question_answered: { status: 409, text: 'You’ve already answered this question. There’s a new one every day.' },
  run_refused: { status: 422, text: 'We couldn’t check this run, so it won’t count. Your next run will.' },
  run_over: {
    status: 409,
    text: 'This run has already been sent or has timed out. Please start another one.',
  },
  competition_closed: { status: 409, text: 'The competition is closed. You keep your place on the waitlist.' },
  competition_refuses: { status: 409, text: 'You can’t do that in the competition right now.' },
  receipt_not_ready: {
    status: 409,
    text: 'The list isn’t final yet. You’ll get your receipt as soon as the ranking is final.',
  },
  claim_link_wrong: {
    status: 404,
    text: 'This link isn’t right. Please open the link in your email again, or write to us.',
  },
  claim_used: {
    status: 409,
    text: 'You’ve already given us an address for this prize. If it needs to change, please write to us.',
  },
  claim_over: { status: 409, text: 'It’s too late to claim this prize, so it’ll go to someone else.' },
  key_reused: { status: 422, text: 'This request has already been sent with different contents.' },

  // Content
  content_not_loaded: { status: 502, text: 'An error occurred' },
  hero_not_loaded: { status: 502, text: 'Failed to load hero content' },
  benefits_not_loaded: { status: 502, text: 'Failed to load benefits' },
} as const satisfies Record<string, { status: number; text: string }>

export type FailureCode = keyof typeof failures

export type FailureDetails = {
  /** Fills `{name}` in the catalogue's text. */
  values?: Record<string, string>
  /** A message per form field; only with `invalid_request`. */
  fields?: Record<string, string>
  /** The server's own message, if it is more exact than the catalogue's. */
  message?: string
  /** The actual response status, if it differs from the catalogue's. */
  status?: number
  /** Seconds to wait before retrying. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** An error that both sides understand: thrown by use cases, sent as its code, thrown again by the client. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(details.message ?? fill(failures[code].text, details.values), { cause: details.cause })
    this.code = code
    this.status = details.status ?? failures[code].status
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(failures, value)
}

function fill(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}
