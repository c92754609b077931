import type { Queue } from '@mowatt/contract'
import { Badge, Card, Link, MoHead } from '@mowatt/ui'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'
import { PasskeySignIn } from '../../features/identity/passkeys/passkey-sign-in.tsx'
import { SignInForm } from '../../features/identity/link/sign-in-form.tsx'
import type { SignInTrouble } from '../../features/identity/link/sign-in-trouble.ts'
import { Leaderboard } from '../../features/waitlist/board/leaderboard.tsx'
import { closingDate } from '../../features/waitlist/entry/closing-date.ts'
import { statusWords } from '../../features/waitlist/entry/entry-words.ts'
import { type Prize, shaftRows } from '../../features/waitlist/overview/shaft-rows.ts'
import { WaitlistSteps } from './waitlist-steps.tsx'

type JoinWaitlistProps = {
  prizes: readonly Prize[]
  rules: readonly string[]
  /** Nothing where it could not be read. */
  queue: Queue | undefined
  /** Who sent them, by the page's address; for browsers without JavaScript. */
  referral: string | undefined
  /** A page of their own that they came from, and go back to. */
  returnTo: string | undefined
  email: string | undefined
  trouble: SignInTrouble | undefined
}

/** The waitlist for whoever is not signed in: what it is, the way in, what can be won, and who is ahead. */
export function JoinWaitlist({ prizes, rules, queue, referral, returnTo, email, trouble }: JoinWaitlistProps) {
  const competition = queue?.competition
  const isOver = competition !== undefined && competition.status !== 'open' && competition.status !== 'upcoming'
  return (
    <div className="when-signed-out">
      <IdentityScene
        title="Join the waitlist"
        lead={<p>Leave your e-mail address, and we write to you when it is your turn. It costs nothing.</p>}
        aside={prizes.length > 0 ? <Prizes prizes={prizes} competition={competition} /> : undefined}
      >
        <div className="grid gap-1">
          <h2 className="text-h3">Join or sign in</h2>
          <p className="text-small text-text-2">We mail you a link. There is no password to remember.</p>
        </div>
        <SignInForm email={email} trouble={trouble} joining={{ referral }} returnTo={returnTo} />
        <PasskeySignIn returnTo={returnTo} />
      </IdentityScene>
      <div className="waitlist-queue">
        <div className="page-width wl-columns">
          {queue ? <Leaderboard queue={queue} title="Top of the queue" /> : <NoQueue />}
          <section aria-labelledby="quests-title">
            <Card tone="flat" className="grid gap-4">
              <h2 id="quests-title" className="text-h3">
                Move up by quests
              </h2>
              <p className="text-text-2">
                Bring friends, hand in a bill, answer the question of the day, or play Escape the Tunnel. Each point has
                its reason in your own ledger.
              </p>
              {competition && <p className="text-text-2">{statusWords[competition.status]}</p>}
              <p>
                <Link href="/competition">{isOver ? 'Results and draw' : 'Rules and draw'}</Link>
              </p>
            </Card>
          </section>
        </div>
      </div>
      <WaitlistSteps rules={rules} />
    </div>
  )
}

function NoQueue() {
  return (
    <Card tone="flat" className="grid gap-2">
      <h2 className="text-h3">Top of the queue</h2>
      <p className="text-text-2">The queue could not be loaded. You can join all the same.</p>
    </Card>
  )
}

/** The prizes down a shaft, as the competition's rules list them, and whether they can still be won. */
function Prizes({ prizes, competition }: { prizes: readonly Prize[]; competition: Queue['competition'] | undefined }) {
  const { status, closes_at: closesAt } = competition ?? {}
  const isWinnable = status === undefined || status === 'open' || status === 'upcoming'
  return (
    <aside className="shaft" aria-label="Prizes of the competition">
      <div className="shaft-words">
        <h2 className="text-h3">{isWinnable ? 'What you can win' : 'What there was to win'}</h2>
        {status === 'open' && <Badge tone="success">{closesAt ? `Open until ${closingDate(closesAt)}` : 'Open'}</Badge>}
        {status === 'upcoming' && <Badge tone="info">Opens soon</Badge>}
        {!isWinnable && <Badge tone="warn">Competition closed</Badge>}
      </div>
      <ol className="shaft-places">
        {shaftRows(prizes, undefined, isWinnable).map(({ places, prize }) => (
          <li key={places}>
            <b>{places}</b>
            <span>{prize}</span>
          </li>
        ))}
      </ol>
      <MoHead className="shaft-mo" />
    </aside>
  )
}
