import type { Context } from '../../../context.ts'
import type { Notices } from '../../../platform/notify/notices.ts'
import { SESSIONS_ENDED, type SessionsEnded } from './end-sessions.ts'
import type { Principal } from './principal.ts'
import { listStandings } from './session-store.ts'

export type Watch = {
  /** Aborted once the token is void. */
  ended: AbortSignal
  stop: () => void
}

type Watched = { who: Who; end: AbortController }
type Who = Pick<Principal, 'subject' | 'userId' | 'sessionId'>

const watches = new WeakMap<Notices, Set<Watched>>()

/**
 * For connections that stay open after the token was checked: a socket, a stream. Other processes end sessions too, so
 * it listens for their notifications, and queries the table where one may have been missed.
 */
export function watchPrincipal(ctx: Context, who: Who): Watch {
  const all = watches.get(ctx.notices) ?? listen(ctx)
  const watched = { who, end: new AbortController() }
  all.add(watched)
  // It may have ended since the token was checked.
  endThoseWithout(ctx, [watched]).catch((error: unknown) => {
    ctx.log.warn({ feature: 'identity', error }, 'a session could not be looked at again')
  })
  return { ended: watched.end.signal, stop: () => void all.delete(watched) }
}

function listen(ctx: Context): Set<Watched> {
  const all = new Set<Watched>()
  watches.set(ctx.notices, all)
  ctx.notices.on<SessionsEnded>(SESSIONS_ENDED, {
    heard({ userId, sessionId, exceptId, subjects }) {
      const isOver = ({ who }: Watched) =>
        (userId !== undefined && who.userId === userId && (exceptId === undefined || who.sessionId !== exceptId)) ||
        (sessionId !== undefined && who.sessionId === sessionId) ||
        subjects.includes(who.subject)
      for (const watched of [...all].filter(isOver)) watched.end.abort()
    },
    missed: () => endThoseWithout(ctx, [...all]),
  })
  return all
}

/** Ends those whose sign-in has ended. */
async function endThoseWithout(ctx: Context, watched: readonly Watched[]): Promise<void> {
  if (watched.length === 0 || ctx.config.identity.keys.kind !== 'own') return
  const standings = await listStandings(
    ctx.db,
    watched.map(({ who }) => who),
  )
  const over = new Set(standings.flatMap(({ at, userId }) => (userId === null ? [at] : [])))
  watched.forEach(({ end }, at) => over.has(at) && end.abort())
}
