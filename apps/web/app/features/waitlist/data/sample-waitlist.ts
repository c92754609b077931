import type { Member, Quest, QuestId, Queue } from '@mowatt/contract'

/** A member for tests, with realistic values for every field that a test does not set. */
export function memberWith(given: Partial<Member>): Member {
  return {
    alias: 'Brisk Badger 42',
    email: 'bea@post.example',
    rank: 17,
    total: 512,
    points: 460,
    held_points: 0,
    movement: null,
    next_prize: null,
    referral: { code: 'BB42', link: 'https://mowatt.example/waitlist?ref=BB42', pending: 0, verified: 0, held: 0 },
    quests: [],
    competition: {
      status: 'open',
      closes_at: '2027-03-31T22:59:59.000Z',
      eligible: true,
      missing: [],
      declarations: { over_18: true, uk_resident: true, not_employee: true },
      entered_at: null,
      place: null,
    },
    streak_days: 0,
    owes_terms: false,
    joined_at: '2026-11-01T09:00:00.000Z',
    ...given,
  }
}

export function questWith(id: QuestId, given: Partial<Quest> = {}): Quest {
  return { id, title: id, rule: '', state: 'open', reward: '+1', earned: 0, note: null, done_at: null, ...given }
}

/** A queue whose places have these points, from the top. */
export function queueWith(points: readonly number[]): Queue {
  return {
    total: points.length,
    competition: { status: 'open', closes_at: '2027-03-31T22:59:59.000Z' },
    entries: points.map((each, at) => ({ rank: at + 1, name: `Name ${at + 1}`, points: each })),
    next: null,
    updated_at: '2026-11-15T12:00:00.000Z',
  }
}
