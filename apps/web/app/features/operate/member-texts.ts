import { inThousands } from '../../browser/in-thousands.ts'

export const recordTexts = {
  place: (count: string) => `place in a queue of ${count}`,
  counting: 'points that count',
  held: 'points on hold',
  friends: (held: number) => (held === 0 ? 'friends counted' : `friends counted, ${held} on hold`),
  whyTitle: 'How we worked out their place',
  whyText: (day: string) =>
    `Members with more points come first. If two are level on points, the one who reached that score first is ahead. Joined on ${day}.`,
  from: 'From',
  points: 'Points',
  ledger: 'Ledger',
  entry: (what: string, count: string) => `${what}: ${count} points`,
} as const

export const tableTexts = {
  alias: 'Alias',
  sample: 'Sample',
  email: 'Email',
  points: 'Points',
  joined: 'Joined',
  title: 'Members',
  inOrder: 'Members in queue order',
  matching: (search: string) => `Members whose email address or alias starts with ${search}`,
  none: 'No members found',
  noneMatching: (search: string) => `No members found starting with “${search}”`,
  noneMatchingText: 'Search by the start of an email address or an alias.',
} as const

export const exportTexts = {
  saved: (count: string) => `We’ve saved ${count} members.`,
  title: 'Save the waitlist as a file',
  text: 'Everyone in queue order, with their email address. Delete the file once you’ve used it.',
  save: 'Save as CSV',
} as const

export const heldTexts = {
  noneLabel: 'Nothing is waiting',
  none: 'Nothing is waiting for you',
  noneText: 'Points we put on hold and new appeals will show up here.',
  entry: (what: string, count: string) => `${what}: ${count} points`,
} as const

export const decideTexts = {
  reverse: 'Take points back',
  appeal: 'Appeal:',
  answer: 'Our answer:',
  form: (what: string, entryId: string) => `Decide: ${what}, entry ${entryId}`,
  reason: 'Your reason, as the member will see it',
  already: 'Someone has already decided this, so nothing has changed.',
  proposed: 'We’ve sent your proposal. Another operator has to confirm it.',
  needsSecond:
    'A competition has closed and its ranking isn’t final. Points that can still change its result need two of you: one proposes a decision, and another operator confirms it.',
  propose: (decision: string) => `Propose: ${decision}`,
} as const

export const stateTexts = {
  counts: 'Counts',
  held: 'On hold',
  takenBack: 'Taken back',
  refused: 'Rejected',
} as const

export const inviteTexts = {
  sent: (people: string) => `We’re emailing ${people}.`,
  stale: 'The front of the queue has changed since the preview, so we haven’t sent anything. Preview it again.',
  title: 'Invite people at the front of the queue',
  count: 'How many people',
  countHint: 'We’ll invite the first people in the queue who haven’t been invited yet.',
  subject: 'Subject',
  words: 'What the email says',
  wordsHint: 'Leave a blank line between paragraphs.',
  preview: 'Preview',
  nobodyLeft: 'Everyone on the waitlist has been invited.',
  goesTo: (to: string, first: string, more: number) =>
    more > 0 ? `This goes to ${to}: ${first} and ${inThousands(more)} more.` : `This goes to ${to}: ${first}.`,
  people: (count: number) => (count === 1 ? '1 person' : `${inThousands(count)} people`),
  sendTitle: 'Send the invitations',
  send: (people: string) => `Email ${people}`,
} as const
