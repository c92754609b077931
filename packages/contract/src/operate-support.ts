import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'
import { agreedStates, switchStates } from './switches.ts'

export const answerLimit = 4000

const Place = z.optional(z.string().check(z.maxLength(100)))
const RequestParams = z.object({ request_id: z.string() })

const PersonRequest = z.object({
  request_id: z.string(),
  email: z.string(),
  /** The text that the user saw, may have edited, and sent. */
  summary: z.string(),
  asked_at: z.string(),
  closed_at: z.nullable(z.string()),
  has_chat: z.boolean(),
})

export const listPersonRequests = endpoint({
  name: 'listPersonRequests',
  summary: 'Lists requests to talk to someone on the team: longest waiting first, or those already dealt with',
  method: 'GET',
  path: '/api/v1/operate/support',
  query: z.object({ show: z.optional(z.enum(['open', 'closed'])), after: Place }),
  reply: z.object({ requests: z.array(PersonRequest), next: z.nullable(z.string()) }),
  fails: [...operatorRefusals],
})

export const readPersonRequest = endpoint({
  name: 'readPersonRequest',
  summary:
    'Returns what someone asked the team, our answers, and the conversation while this operator has access to it',
  method: 'GET',
  path: '/api/v1/operate/support/:request_id',
  params: RequestParams,
  reply: z.extend(PersonRequest, {
    answers: z.array(z.object({ by: z.string(), words: z.string(), at: z.string() })),
    open_until: z.nullable(z.string()),
    messages: z.array(z.object({ author: z.enum(['person', 'mo']), text: z.string(), at: z.string() })),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

export const openConversation = endpoint({
  name: 'openConversation',
  summary: 'Lets the operator read a conversation for an hour; the person can see this in their account',
  method: 'POST',
  path: '/api/v1/operate/support/:request_id/open',
  params: RequestParams,
  body: z.object({ reason: OperatorReason }),
  reply: z.object({ open_until: z.string() }),
  fails: [...operatorRefusals, 'not_found'],
})

export const answerPerson = endpoint({
  name: 'answerPerson',
  summary: 'Answers someone by email; nothing is sent if a colleague has already answered',
  method: 'POST',
  path: '/api/v1/operate/support/:request_id/answer',
  params: RequestParams,
  body: z.object({
    words: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, 'Please write your answer.'),
        z.maxLength(answerLimit, `Please use ${answerLimit} characters or fewer.`),
      ),
    seen_answers: z.number().check(z.int(), z.minimum(0)),
  }),
  reply: z.object({ outcome: z.enum(['sent', 'already']) }),
  fails: [...operatorRefusals, 'not_found', 'key_reused'],
})

export const closePersonRequest = endpoint({
  name: 'closePersonRequest',
  summary: 'Closes a message to the team without answering it',
  method: 'POST',
  path: '/api/v1/operate/support/:request_id/close',
  params: RequestParams,
  body: z.object({ reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['closed', 'already']) }),
  fails: [...operatorRefusals, 'not_found'],
})

export const listOwnLooks = endpoint({
  name: 'listOwnLooks',
  summary: 'Lists when our team looked at the account’s data, and why',
  method: 'GET',
  path: '/api/v1/account/looks',
  reply: z.object({
    looks: z.array(
      z.object({ at: z.string(), what: z.enum(['chat.open', 'account.export']), role: z.string(), reason: z.string() }),
    ),
  }),
  fails: ['not_authenticated'],
})

const WatchedSwitch = z.object({
  switch_id: z.string(),
  tariff_id: z.string(),
  /** Its supplier and name; null if we no longer have it. */
  tariff: z.nullable(z.string()),
  state: z.enum(switchStates),
  is_simulated: z.boolean(),
  has_account: z.boolean(),
  consented_at: z.nullable(z.string()),
  expected_on: z.nullable(z.string()),
  /** Since when it has been stuck. */
  stuck_since: z.nullable(z.string()),
  events: z.array(
    z.object({ step: z.string(), state: z.enum(switchStates), reason: z.nullable(z.string()), at: z.string() }),
  ),
})

export const listWatchedSwitches = endpoint({
  name: 'listWatchedSwitches',
  summary: 'Lists agreed switches with their events: stuck switches first, then all of them, newest first',
  method: 'GET',
  path: '/api/v1/operate/switches',
  query: z.object({ state: z.optional(z.enum(agreedStates)), id: z.optional(z.uuid()), after: Place }),
  reply: z.object({
    stuck: z.array(WatchedSwitch),
    switches: z.array(WatchedSwitch),
    next: z.nullable(z.string()),
  }),
  fails: [...operatorRefusals],
})

const Address = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))

export const findPerson = endpoint({
  name: 'findPerson',
  summary: 'Says whether an address has an account, and what has to be kept if the account is deleted',
  method: 'POST',
  path: '/api/v1/operate/people/find',
  body: z.object({ email: Address }),
  reply: z.object({
    user_id: z.string(),
    email: z.string(),
    created_at: z.string(),
    kept: z.array(z.string()),
    /** Works in the console, so the account can't be deleted. */
    has_role: z.boolean(),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

const PersonAct = z.object({ email: Address, reason: OperatorReason })

export const exportPerson = endpoint({
  name: 'exportPerson',
  summary: 'Exports everything kept about a person who has asked for it; they are told by email and in their account',
  method: 'POST',
  path: '/api/v1/operate/people/export',
  body: PersonAct,
  reply: z.object({
    exported_at: z.string(),
    data: z.record(z.string(), z.unknown()),
    files: z.array(z.object({ name: z.string(), content_type: z.string(), bytes: z.number() })),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

export const deletePerson = endpoint({
  name: 'deletePerson',
  summary: 'Deletes an account on behalf of its owner',
  method: 'POST',
  path: '/api/v1/operate/people/delete',
  body: PersonAct,
  reply: z.object({ outcome: z.enum(['deleted']) }),
  fails: [...operatorRefusals, 'not_found', 'has_role'],
})

export const supportEndpoints = [
  listPersonRequests,
  readPersonRequest,
  openConversation,
  answerPerson,
  closePersonRequest,
  listOwnLooks,
  listWatchedSwitches,
  findPerson,
  exportPerson,
  deletePerson,
] as const
