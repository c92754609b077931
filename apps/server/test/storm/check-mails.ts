import { expect } from 'vitest'
import type { Accepted } from '../mail-catcher.ts'
import type { Life } from './storm-person.ts'

/** As many mails as the outbox sends at once. */
const IN_HAND = 4

/**
 * Each mail has one cause and goes once. A mail server that has accepted a mail when we are killed gets it twice,
 * because we can't know: then under the same Message-ID, and never more than were in flight.
 */
export function checkMails(accepted: readonly Accepted[], lives: readonly Life[]): string {
  const copies = Map.groupBy(accepted, ({ messageId }) => messageId)
  const mails = [...copies.values()].map(([first]) => first!)
  for (const { email } of lives) {
    const subjects = mails.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects.toSorted(), `mails to ${email}`).toEqual([...new Set(subjects)].toSorted())
    // The link, the request for a person, four steps of the switch and the reminder; a warning only if there was time.
    expect([7, 8], `${email}: ${subjects.join(', ')}`).toContain(subjects.length)
    const toTeam = mails.filter(({ to, text }) => to !== email && text.includes(`Please call ${email}\n`))
    expect(toTeam, `mails to the team about ${email}`).toHaveLength(1)
  }
  const others = mails.filter(
    ({ to, text }) => !lives.some(({ email }) => to === email || text.includes(`Please call ${email}\n`)),
  )
  expect(others).toEqual([])

  const repeatedAfter = new Map<number, number>()
  let repeated = 0
  for (const [first, ...again] of copies.values()) {
    let before = first!
    for (const later of again) {
      repeated += 1
      expect({ ...later, after: 0 }).toEqual({ ...before, after: 0, text: later.text })
      expect(later.after, `${later.subject} was repeated although nobody had been killed`).toBeGreaterThan(0)
      // Accepted before the kill, or still in flight when it came; the cause is the last kill before the repetition.
      if (later.after === before.after) count(repeatedAfter, later.after)
      before = later
    }
  }
  for (const [kill, number] of repeatedAfter)
    expect(number, `mails repeated after kill ${kill}`).toBeLessThanOrEqual(IN_HAND)
  return `${mails.length} mails, ${repeated} of them repeated under their own Message-ID`
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
