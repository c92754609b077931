import { sql } from 'kysely'
import { declare } from '../src/features/competition/entry/declare.ts'
import { awardPoints } from '../src/features/waitlist/public.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export const ALL_DECLARED = { over_18: true, uk_resident: true, not_employee: true }

type Competing = {
  /** A member of the waitlist, with a verified address. */
  join(name: string, options?: { points?: number; personKey?: string; hasPlayed?: boolean }): Promise<string>
  /** So many entrants, the first with the most points: person-1 and following. */
  enter(count: number): Promise<string[]>
  at(time: string): void
  /** An empty waitlist, no competition and a clock at its beginning. */
  clear(): Promise<void>
}
export type CompetitionTestApp = TestApp & Competing

/** The whole server with a waitlist that people can be added to without signing in one by one. */
export async function createCompetitionTestApp(env: Record<string, string> = {}): Promise<CompetitionTestApp> {
  return withCompetition(await createTestApp({ env }))
}

/** The same for an existing server. */
export function withCompetition<App extends TestApp>(testApp: App): App & Competing {
  const { ctx, database } = testApp

  const join: Competing['join'] = async (name, { points = 100, personKey = name, hasPlayed = true } = {}) => {
    const now = ctx.now()
    await database.db
      .insertInto('waitlist_member')
      .values({
        id: name,
        email: `${name}@people.example`,
        alias: `Brisk Badger ${name}`,
        alias_key: name,
        reached_at: now,
        referral_code: name,
        person_key: personKey,
        joined_at: now,
      })
      .execute()
    const award = { memberId: name, what: 'test', why: 'test' }
    await awardPoints(ctx, database.db, { ...award, quest: 'join', key: 'join', points })
    if (hasPlayed) await play(name)
    return name
  }

  const play = (memberId: string) =>
    awardPoints(ctx, database.db, {
      memberId,
      quest: 'escape-the-tunnel',
      key: 'run:1',
      points: 1,
      what: 'test',
      why: 'test',
    })

  return {
    ...testApp,
    join,
    at: (time) => testApp.setNow(new Date(time)),
    async clear() {
      await sql`truncate competition_edition, waitlist_member, mail_message cascade`.execute(database.db)
      testApp.setNow(new Date('2026-11-15T09:00:00Z'))
    },
    async enter(count) {
      const names = Array.from({ length: count }, (_, at) => `person-${at + 1}`)
      for (const [at, name] of names.entries()) {
        await join(name, { points: 1000 - at })
        await declare(ctx, name, ALL_DECLARED)
      }
      return names
    },
  }
}
