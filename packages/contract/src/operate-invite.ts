import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'

export const inviteLimits = { members: 500, subject: 120, words: 4000 } as const

const Text = (longest: number, empty: string) =>
  z.string().check(z.trim(), z.minLength(3, empty), z.maxLength(longest, `Please use ${longest} characters or fewer.`))

const Invitation = z.object({
  /** How many of those not invited yet, from the front of the queue. */
  count: z
    .number('Please enter a number.')
    .check(
      z.int('Please enter a whole number.'),
      z.minimum(1, 'Please invite at least one person.'),
      z.maximum(inviteLimits.members, `Please invite at most ${inviteLimits.members} people at a time.`),
    ),
  subject: Text(inviteLimits.subject, 'Please write a subject.'),
  words: Text(inviteLimits.words, 'Please write what the email says.'),
})

export const previewInvitation = endpoint({
  name: 'previewInvitation',
  summary: 'Previews the email as its readers would see it, and who it would go to',
  method: 'POST',
  path: '/api/v1/operate/invitations/preview',
  body: Invitation,
  reply: z.object({
    subject: z.string(),
    text: z.string(),
    members: z.number(),
    first: z.array(z.string()),
    /** Names exactly these members: what was previewed is what is sent. */
    seen: z.string(),
  }),
  fails: [...operatorRefusals],
})

export const sendInvitations = endpoint({
  name: 'sendInvitations',
  summary: 'Emails an invitation to the members in a preview; invites nobody if the queue has changed since',
  method: 'POST',
  path: '/api/v1/operate/invitations',
  body: z.extend(Invitation, { seen: z.string().check(z.maxLength(100)), reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['invited', 'changed']), members: z.number() }),
  fails: [...operatorRefusals, 'key_reused'],
})

export const exportMembers = endpoint({
  name: 'exportMembers',
  summary: 'Lists members in queue order, many at a time, to save as a file',
  method: 'POST',
  path: '/api/v1/operate/members/export',
  body: z.object({ reason: OperatorReason, after: z.optional(z.string().check(z.maxLength(400))) }),
  reply: z.object({
    members: z.array(
      z.object({
        alias: z.string(),
        email: z.string(),
        points: z.number(),
        joined_at: z.string(),
        is_sample: z.boolean(),
        invited_at: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  fails: [...operatorRefusals],
})

export const inviteEndpoints = [previewInvitation, sendInvitations, exportMembers] as const
