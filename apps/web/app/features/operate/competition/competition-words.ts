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
  told: { tone: 'warn', text: 'Notified' },
  claimed: { tone: 'danger', text: 'Claimed, not sent yet' },
  sent: { tone: 'success', text: 'Sent' },
  unclaimed: { tone: 'neutral', text: 'Unclaimed' },
}

type StepWords = { title: string; text: string; button: string; done: string }

export const stepWords: Record<CompetitionStep, StepWords> = {
  close: {
    title: 'Close the competition',
    text: 'Everyone who met the conditions in time has been entered. Reviews and appeals can still change the ranking.',
    button: 'Close the competition',
    done: 'We’ve closed the competition.',
  },
  settle: {
    title: 'Make the ranking final',
    text: 'The time for reviews is over. Nobody can be removed from the ranking after this.',
    button: 'Make the ranking final',
    done: 'The ranking is final.',
  },
  commit: {
    title: 'Lock the list of entrants',
    text: 'We’ll publish the list’s fingerprint and announce which random number will decide the draw. Nobody knows that number yet. You can’t undo this.',
    button: 'Lock the list',
    done: 'We’ve locked the list and announced the draw.',
  },
  draw: {
    title: 'Draw the winners',
    text: 'We’ll draw the winners using the random number we announced, and email them.',
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
    text: 'We’ll email winners who haven’t claimed and still have time. Nobody gets more than one reminder a day.',
    button: 'Send reminders',
    done: 'We’re emailing winners who haven’t claimed yet.',
  },
  redraw: {
    title: 'Offer unclaimed prizes to the next person',
    text: 'Some winners didn’t claim in time. Each of their prizes goes to the next person in the same draw, and we’ll email them.',
    button: 'Offer the prizes',
    done: 'We’ve offered the unclaimed prizes to the next people in the draw.',
  },
  finish: {
    title: 'Finish',
    text: 'Every prize has been sent, or there’s nobody left to give it to.',
    button: 'Finish the competition',
    done: 'The competition has finished.',
  },
}

const proposalTitles: Record<ProposedAct, string> = {
  exclude: 'Exclude',
  hold: 'Put a hold on',
  draw: 'Draw the winners',
  redraw: 'Offer unclaimed prizes to the next person',
  count: 'Count the points of',
  refuse: 'Reject the points of',
  reverse: 'Take points back from',
  uphold: 'Accept the appeal of',
  dismiss: 'Turn down the appeal of',
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
  command: 'From the command line',
  winner: 'A winner',
  release: 'With our software',
  operator: 'An operator',
}

const steps: Record<string, string> = {
  upcoming: 'announced it',
  open: 'opened it',
  closed: 'closed it',
  settled: 'made the ranking final',
  committed: 'locked the list',
  drawn: 'drew the winners',
  claims: 'emailed the winners',
  reminded: 'reminded winners',
  redrawn: 'offered unclaimed prizes to the next person',
  excluded: 'excluded someone',
  held: 'put someone on hold',
  points_decided: 'decided about someone’s points',
  claimed: 'claimed a prize',
  address_read: 'opened a delivery address',
  sent: 'marked a prize as sent',
  finished: 'finished it',
}

/** "An operator: locked the list" */
export function historyWords({ who, what }: Shown['history'][number]): string {
  return `${actors[who] ?? who}: ${steps[what] ?? what}`
}

const reasons: Record<string, string> = {
  excluded: 'Excluded',
  held: 'On hold',
  no_points: 'No points',
}

export function leftOutWords(reason: string): string {
  return reasons[reason] ?? reason
}
