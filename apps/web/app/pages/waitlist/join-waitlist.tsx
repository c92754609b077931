import type { Queue } from '@mowatt/contract'
import { Badge, Card, Link, MoHead } from '@mowatt/ui'
import type { Refused } from '../../browser/use-act.ts'
import { useAppLink } from '../../features/content/use-app-link.ts'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'
import { PasskeySignIn } from '../../features/identity/passkeys/passkey-sign-in.tsx'
import { SignInForm } from '../../features/identity/link/sign-in-form.tsx'
import { Leaderboard } from '../../features/waitlist/board/leaderboard.tsx'
import { closingDate } from '../../features/waitlist/entry/closing-date.ts'
import { statusTexts } from '../../features/waitlist/entry/entry-texts.ts'
import { type Prize, shaftRows } from '../../features/waitlist/overview/shaft-rows.ts'
import { WaitlistSteps } from './waitlist-steps.tsx'
import { joinWaitlistTexts } from './waitlist-texts.ts'

type JoinWaitlistProps = {
  prizes: readonly Prize[]
  rules: readonly string[]
  /** Undefined if it could not be read. */
  queue: Queue | undefined
  /** The referrer's code in the page's address; for browsers without JavaScript. */
  referral: string | undefined
  /** The user's own page to return to. */
  returnTo: string | undefined
  email: string | undefined
  refused: Refused | undefined
}

/**
 * The waitlist for visitors who are not signed in: what it gives, the way in, what can still be won, and who is ahead.
 */
export function JoinWaitlist({ prizes, rules, queue, referral, returnTo, email, refused }: JoinWaitlistProps) {
  const appLink = useAppLink()
  const competition = queue?.competition
  const isWinnable = competition?.status === 'open' || competition?.status === 'upcoming'
  return (
    <div className="when-signed-out">
      <IdentityScene
        title={joinWaitlistTexts.title}
        lead={
          <>
            <p>{joinWaitlistTexts.lead}</p>
            <p>
              {joinWaitlistTexts.tryMo[0]}
              <Link href={appLink}>{joinWaitlistTexts.tryMo[1]}</Link>
              {joinWaitlistTexts.tryMo[2]}
            </p>
          </>
        }
        aside={isWinnable && prizes.length > 0 ? <Prizes prizes={prizes} competition={competition} /> : undefined}
      >
        <div className="grid gap-1">
          <h2 className="text-h3">{joinWaitlistTexts.joinOrSignIn}</h2>
          <p className="text-small text-text-2">{joinWaitlistTexts.link}</p>
        </div>
        <SignInForm email={email} refused={refused} joining={{ referral }} returnTo={returnTo} />
        <PasskeySignIn returnTo={returnTo} />
      </IdentityScene>
      <div className="waitlist-queue">
        <div className="page-width wl-columns">
          {queue ? <Leaderboard queue={queue} title={joinWaitlistTexts.top} /> : <NoQueue />}
          <section aria-labelledby="quests-title">
            <Card tone="flat" className="grid gap-4">
              <h2 id="quests-title" className="text-h3">
                {joinWaitlistTexts.moveUp}
              </h2>
              <p className="text-text-2">{joinWaitlistTexts.moveUpText}</p>
              {competition && <p className="text-text-2">{competitionWords(competition)}</p>}
              <p>
                <Link href="/competition">{isWinnable ? joinWaitlistTexts.rules : joinWaitlistTexts.results}</Link>
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
  if (status === 'open' || status === 'upcoming' || !closesAt) return statusTexts[status]
  return joinWaitlistTexts.closed(closingDate(closesAt))
}

function NoQueue() {
  return (
    <Card tone="flat" className="grid gap-2">
      <h2 className="text-h3">{joinWaitlistTexts.top}</h2>
      <p className="text-text-2">{joinWaitlistTexts.trouble}</p>
    </Card>
  )
}

/** The prizes down a shaft, as the competition's rules list them. */
function Prizes({ prizes, competition }: { prizes: readonly Prize[]; competition: Queue['competition'] }) {
  const { status, closes_at: closesAt } = competition
  return (
    <aside className="shaft" aria-label={joinWaitlistTexts.prizes}>
      <div className="shaft-words">
        <h2 className="text-h3">{joinWaitlistTexts.win}</h2>
        {status === 'open' && (
          <Badge tone="success">
            {closesAt ? joinWaitlistTexts.openUntil(closingDate(closesAt)) : joinWaitlistTexts.open}
          </Badge>
        )}
        {status === 'upcoming' && <Badge tone="info">{joinWaitlistTexts.opensSoon}</Badge>}
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
