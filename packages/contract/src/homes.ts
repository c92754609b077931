import { WATCH_THRESHOLD_PENCE } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { ComparisonCard } from './chat-cards.ts'
import { endpoint } from './endpoint.ts'
import { ErrandsChange } from './errands.ts'
import { failures } from './failures.ts'
import { GuardAnswer, GuardStepKind } from './guard.ts'
import { Check, Home, Watch } from './home.ts'
import { ToldChange } from './told-of-home.ts'
import { oneLine } from './typed-words.ts'

/** A smaller yearly saving, after fees, is not reported. The user may set their own. */
export const watchThreshold = { usual: WATCH_THRESHOLD_PENCE, least: 0, most: 100_000 } as const
/** A name that distinguishes homes: "Home", "Mum’s". */
export const LONGEST_HOME_NAME = 40

const HomeParams = z.object({ home_id: z.string().check(z.maxLength(64)) })
const GuardParams = z.object({ ...HomeParams.shape, switch_id: z.string().check(z.maxLength(64)) })
const READ = ['not_authenticated', 'not_found'] as const
const WRITE = [...READ, 'key_reused'] as const
/** The year 0 is a valid date in a form but not in a database. */
const DayOfOurTime = z.iso.date().check(z.refine((day) => day >= '2000-01-01'))
const HomeName = oneLine(LONGEST_HOME_NAME, 'Please give the home a name.')

const ListedHome = z.object({
  home_id: z.string(),
  name: z.string(),
  postcode: z.nullable(z.string()),
  bill_count: z.int(),
  is_watched: z.boolean(),
})

/** Bills that have no home yet are assigned to theirs first. */
export const listHomes = endpoint({
  name: 'listHomes',
  summary: 'Lists the caller’s homes, oldest first',
  method: 'GET',
  path: '/api/v1/homes',
  reply: z.object({ homes: z.array(ListedHome) }),
  fails: ['not_authenticated'],
})

/**
 * With a conversation it starts with what the user said and handed over there. A repeated request returns the same
 * home.
 */
export const startHome = endpoint({
  name: 'startHome',
  summary: 'Creates a home, either empty or from a conversation',
  method: 'POST',
  path: '/api/v1/homes',
  body: z.object({ name: z.optional(HomeName), chat_id: z.optional(z.string().check(z.maxLength(64))) }),
  reply: Home,
  fails: [...WRITE, 'homes_full', 'too_many_requests'],
})

export const readHome = endpoint({
  name: 'readHome',
  summary: 'Returns a home and everything known about it today, to the person it belongs to',
  method: 'GET',
  path: '/api/v1/homes/:home_id',
  params: HomeParams,
  reply: Home,
  fails: READ,
})

export const changeHome = endpoint({
  name: 'changeHome',
  summary: 'Renames a home, or changes what its owner has said about it',
  method: 'PATCH',
  path: '/api/v1/homes/:home_id',
  params: HomeParams,
  body: z.object({ name: z.optional(HomeName), told: z.optional(ToldChange) }),
  reply: Home,
  fails: [...WRITE, 'invalid_request'],
})

/**
 * Its watch, its checks and the pending emails are deleted with it; its bills stay under Bills unless their deletion is
 * requested.
 */
export const deleteHome = endpoint({
  name: 'deleteHome',
  summary: 'Deletes a home, with or without its bills',
  method: 'DELETE',
  path: '/api/v1/homes/:home_id',
  params: HomeParams,
  query: z.object({ with_bills: z.optional(z.enum(['true', 'false'])) }),
  reply: z.object({ is_deleted: z.literal(true) }),
  fails: WRITE,
})

/** Input from the user for the checks of a home's chores: its payment, its balance, the day of a move. */
export const changeErrands = endpoint({
  name: 'changeErrands',
  summary: 'Changes what a home’s Direct Debit check and moving plan are based on',
  method: 'PATCH',
  path: '/api/v1/homes/:home_id/errands',
  params: HomeParams,
  body: ErrandsChange,
  reply: Home,
  fails: [...WRITE, 'invalid_request'],
})

/** From whatever home it was in. Responds with the home that it is in now. */
export const moveBillToHome = endpoint({
  name: 'moveBillToHome',
  summary: 'Moves a bill to this home',
  method: 'POST',
  path: '/api/v1/homes/:home_id/bills',
  params: HomeParams,
  body: z.object({ bill_id: z.string().check(z.maxLength(64)) }),
  reply: Home,
  fails: WRITE,
})

/** For "show all deals" and "start the switch": today's comparison, stored like one of a conversation. */
export const compareHome = endpoint({
  name: 'compareHome',
  summary: 'Compares the deals available to this home today, and saves the comparison',
  method: 'POST',
  path: '/api/v1/homes/:home_id/comparison',
  params: HomeParams,
  reply: z.object({ comparison_id: z.string(), card: ComparisonCard }),
  fails: [...WRITE, 'home_unknown', 'too_many_requests'],
})

/** The text of the agreement, word for word; the page shows it. */
export const watchConsent =
  'Check deals for my home when tariffs or dates change, and email me when your advice changes. I can stop this at any time.'

/**
 * Starts the watch, or changes its threshold or address. The address of a sign-in needs no confirmation; any other is
 * watched once its owner opens the link in the email.
 */
export const watchHome = endpoint({
  name: 'watchHome',
  summary: 'Turns on deal alerts for a home, or changes them',
  method: 'PUT',
  path: '/api/v1/homes/:home_id/watch',
  params: HomeParams,
  body: z.object({
    agrees: z.literal(true),
    threshold_pence: z._default(
      z.int().check(z.minimum(watchThreshold.least), z.maximum(watchThreshold.most)),
      WATCH_THRESHOLD_PENCE,
    ),
    email: z.optional(z.string(failures.email_invalid.text).check(z.trim())),
  }),
  reply: z.object({ watch: Watch }),
  fails: [...WRITE, 'invalid_request', 'email_invalid', 'email_disposable', 'mail_quota_spent', 'too_many_requests'],
})

export const stopWatch = endpoint({
  name: 'stopWatch',
  summary: 'Turns off deal alerts for a home; does nothing if there are none',
  method: 'DELETE',
  path: '/api/v1/homes/:home_id/watch',
  params: HomeParams,
  reply: z.object({ is_stopped: z.literal(true) }),
  fails: WRITE,
})

export const listChecks = endpoint({
  name: 'listChecks',
  summary: 'Lists when a home was checked, the result and what was emailed, newest first',
  method: 'GET',
  path: '/api/v1/homes/:home_id/checks',
  params: HomeParams,
  query: z.object({ before: z.optional(DayOfOurTime) }),
  reply: z.object({ checks: z.array(Check), next_before: z.nullable(z.iso.date()) }),
  fails: [...READ, 'invalid_request'],
})

const Token = z.string().check(z.maxLength(100))

/** By a button on the page that the link leads to: a scanner that opens links confirms nothing. */
export const confirmWatch = endpoint({
  name: 'confirmWatch',
  summary: 'Confirms the email address for deal alerts, and turns them on',
  method: 'POST',
  path: '/api/v1/homes/watch/confirm',
  body: z.object({ token: Token }),
  reply: z.object({ is_confirmed: z.literal(true), name: z.string() }),
  fails: ['watch_link_over', 'too_many_requests'],
})

/** For the link in an email: anyone with the link can stop these emails, signed in or not. */
export const stopWatchByLink = endpoint({
  name: 'stopWatchByLink',
  summary: 'Stops the deal alerts, or the questions after a switch, that an email came from',
  method: 'POST',
  path: '/api/v1/homes/watch/stop',
  body: z.object({ token: Token }),
  reply: z.object({ is_stopped: z.literal(true) }),
  fails: ['not_found', 'too_many_requests'],
})

/** Repeating an answer changes nothing; with different answers, the last one counts. */
export const answerGuard = endpoint({
  name: 'answerGuard',
  summary: 'Says whether a step of a switch has happened',
  method: 'POST',
  path: '/api/v1/homes/:home_id/guards/:switch_id',
  params: GuardParams,
  body: z.object({ step: GuardStepKind, answer: GuardAnswer }),
  reply: Home,
  fails: [...WRITE, 'invalid_request'],
})

/** Lets a user who stopped these emails by a link turn them on again. */
export const setGuardEmails = endpoint({
  name: 'setGuardEmails',
  summary: 'Stops or starts the emails about a switch',
  method: 'PUT',
  path: '/api/v1/homes/:home_id/guards/:switch_id/emails',
  params: GuardParams,
  body: z.object({ are_on: z.boolean() }),
  reply: Home,
  fails: WRITE,
})

/** Outside production only: runs the watch of this home as of that day, emails included. */
export const setHomeClock = endpoint({
  name: 'setHomeClock',
  summary: 'Sets the date for a test home and runs its checks; refused in production',
  method: 'POST',
  path: '/api/v1/homes/:home_id/clock',
  params: HomeParams,
  body: z.object({ day: z.iso.date() }),
  reply: z.object({ home: Home, check: z.nullable(Check) }),
  fails: [...WRITE, 'not_allowed', 'invalid_request'],
})

export const homeEndpoints = [
  listHomes,
  startHome,
  readHome,
  changeHome,
  deleteHome,
  changeErrands,
  moveBillToHome,
  compareHome,
  watchHome,
  stopWatch,
  listChecks,
  confirmWatch,
  stopWatchByLink,
  answerGuard,
  setGuardEmails,
  setHomeClock,
]
