import type { Queue } from '@mowatt/contract'
import { Badge, Card, Link, MoHead } from '@mowatt/ui'
import { useAppLink } from '../../features/content/use-app-link.ts'
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

/** The waitlist for whoever is not signed in: what it gives, the way in, what can still be won, and who is ahead. */
export function JoinWaitlist({ prizes, rules, queue, referral, returnTo, email, trouble }: JoinWaitlistProps) {
  const appLink = useAppLink()
  const competition = queue?.competition
  const isWinnable = competition?.status === 'open' || competition?.status === 'upcoming'
  return (
    <div className="when-signed-out">
      <IdentityScene
        title="Join the waitlist"
        lead={
          <>
            <p>Give us your email address and we’ll tell you when it’s your turn to switch for real. It’s free.</p>
            <p>
              Can’t wait? <Link href={appLink}>Try Mo now</Link> with real bill reading and sample tariffs.
            </p>
          </>
        }
        aside={isWinnable && prizes.length > 0 ? <Prizes prizes={prizes} competition={competition} /> : undefined}
      >
        <div className="grid gap-1">
          <h2 className="text-h3">Join or sign in</h2>
          <p className="text-small text-text-2">We’ll email you a link. There’s no password to remember.</p>
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
                Move up with quests
              </h2>
              <p className="text-text-2">
                Invite friends, upload a bill, answer the question of the day or play Escape the Tunnel. Your ledger
                shows why you got each point.
              </p>
              {competition && <p className="text-text-2">{competitionWords(competition)}</p>}
              <p>
                <Link href="/competition">{isWinnable ? 'Rules and draw' : 'Results and draw'}</Link>
              </p>
            </Card>
          </section>
        </div>
      </div>
      <WaitlistSteps rules={isWinnable ? rules : []} />
    </div>
  )
}

function competitionWords({ status, closes_at: closesAt }: Queue['competition']): string {
  if (status === 'open' || status === 'upcoming' || !closesAt) return statusWords[status]
  return `The competition closed on ${closingDate(closesAt)}. The waitlist is still open.`
}

function NoQueue() {
  return (
    <Card tone="flat" className="grid gap-2">
      <h2 className="text-h3">Top of the queue</h2>
      <p className="text-text-2">We couldn’t load the queue, but you can still join.</p>
    </Card>
  )
}

/** The prizes down a shaft, as the competition's rules list them. */
function Prizes({ prizes, competition }: { prizes: readonly Prize[]; competition: Queue['competition'] }) {
  const { status, closes_at: closesAt } = competition
  return (
    <aside className="shaft" aria-label="Competition prizes">
      <div className="shaft-words">
        <h2 className="text-h3">What you can win</h2>
        {status === 'open' && <Badge tone="success">{closesAt ? `Open until ${closingDate(closesAt)}` : 'Open'}</Badge>}
        {status === 'upcoming' && <Badge tone="info">Opens soon</Badge>}
      </div>
      <ol className="shaft-places">
        {shaftRows(prizes, undefined, true).map(({ places, prize }) => (
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
