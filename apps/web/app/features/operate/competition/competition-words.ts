import type { CompetitionStep, ProposedAct, readOperatedCompetition, ReplyOf } from '@mowatt/contract'

export type OperatedCompetition = ReplyOf<typeof readOperatedCompetition>
export type Shown = NonNullable<OperatedCompetition['competition']>
export type Status = Shown['status']

type Look = { tone: 'neutral' | 'warn' | 'success' | 'danger'; text: string }

export const statusLooks: Record<Status, Look> = {
  upcoming: { tone: 'neutral', text: 'Not open yet' },
  open: { tone: 'success', text: 'Open' },
  closed: { tone: 'warn', text: 'Closed, under review' },
  settled: { tone: 'warn', text: 'Ranking final' },
  drawn: { tone: 'warn', text: 'Drawn' },
  claims: { tone: 'warn', text: 'Waiting for claims' },
  finished: { tone: 'neutral', text: 'Finished' },
}

export const awardLooks: Record<Shown['awards'][number]['state'], Look> = {
  waiting: { tone: 'neutral', text: 'Not notified yet' },
  told: { tone: 'warn', text: 'Told' },
  claimed: { tone: 'danger', text: 'Claimed, to send' },
  sent: { tone: 'success', text: 'Sent' },
  unclaimed: { tone: 'neutral', text: 'Unclaimed' },
}

type StepWords = { title: string; text: string; button: string; done: string }

export const stepWords: Record<CompetitionStep, StepWords> = {
  close: {
    title: 'Close it',
    text: 'Everyone who met the conditions in time is entered. Reviews and appeals can still change the ranking.',
    button: 'Close the competition',
    done: 'We’ve closed the competition.',
  },
  settle: {
    title: 'Make the ranking final',
    text: 'The time for reviews is over. Nobody can be taken out after this.',
    button: 'Make the ranking final',
    done: 'The ranking is final.',
  },
  commit: {
    title: 'Freeze the list',
    text: 'We publish the list’s fingerprint and name a beacon round that nobody knows yet. You can’t undo this.',
    button: 'Freeze the list',
    done: 'We’ve frozen the list and named a round.',
  },
  draw: {
    title: 'Draw the winners',
    text: 'We draw with the named round, and email every winner.',
    button: 'Draw the winners',
    done: 'We’ve drawn the winners and we’re emailing them.',
  },
  announce: {
    title: 'Email the winners',
    text: 'The draw is done, but the winners don’t know yet.',
    button: 'Email the winners',
    done: 'We’re emailing the winners.',
  },
  remind: {
    title: 'Remind winners',
    text: 'We email winners who haven’t claimed and still have time, at most once a day.',
    button: 'Send reminders',
    done: 'We’re emailing winners who haven’t claimed yet.',
  },
  redraw: {
    title: 'Pass on unclaimed prizes',
    text: 'Their time is up. Each prize goes to the next person in the same draw, and we email them.',
    button: 'Pass the prizes on',
    done: 'We’ve passed the unclaimed prizes on.',
  },
  finish: {
    title: 'Finish',
    text: 'Every prize is sent, or there’s nobody left to give it to.',
    button: 'Finish the competition',
    done: 'The competition is finished.',
  },
}

const proposalTitles: Record<ProposedAct, string> = {
  exclude: 'Exclude',
  hold: 'Hold back',
  draw: 'Draw the winners',
  redraw: 'Pass on unclaimed prizes',
}

export function proposalTitle({ act, alias, user_id: userId }: Shown['proposals'][number]): string {
  return userId === null ? proposalTitles[act] : `${proposalTitles[act]} ${alias ?? 'someone who’s left'}`
}

export const proposalLooks: Record<NonNullable<Shown['proposals'][number]['outcome']>, Look> = {
  confirmed: { tone: 'success', text: 'Confirmed' },
  declined: { tone: 'neutral', text: 'Turned down' },
  overtaken: { tone: 'neutral', text: 'Out of date' },
}

const actors: Record<string, string> = {
  clock: 'On schedule',
  command: 'At a terminal',
  winner: 'A winner',
  release: 'With the product',
  operator: 'An operator',
}

const steps: Record<string, string> = {
  upcoming: 'announced it',
  open: 'opened it',
  closed: 'closed it',
  settled: 'made the ranking final',
  committed: 'froze the list',
  drawn: 'drew the winners',
  claims: 'told the winners',
  reminded: 'reminded winners',
  redrawn: 'passed on unclaimed prizes',
  excluded: 'excluded someone',
  held: 'held someone back',
  claimed: 'claimed a prize',
  address_read: 'opened a delivery address',
  sent: 'marked a prize as sent',
  finished: 'finished it',
}

/** "An operator: froze the list" */
export function historyWords({ who, what }: Shown['history'][number]): string {
  return `${actors[who] ?? who}: ${steps[what] ?? what}`
}

const reasons: Record<string, string> = {
  excluded: 'Excluded',
  held: 'Held back',
  no_points: 'No points',
}

export function leftOutWords(reason: string): string {
  return reasons[reason] ?? reason
}
