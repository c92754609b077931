import { Badge, Link, MoHead } from '@mowatt/ui'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'
import { SignInForm } from '../../features/identity/link/sign-in-form.tsx'
import type { SignInTrouble } from '../../features/identity/link/sign-in-trouble.ts'
import type { Prize } from './prizes-from.ts'
import { WaitlistSteps } from './waitlist-steps.tsx'

type JoinWaitlistProps = {
  prizes: readonly Prize[]
  rules: readonly string[]
  email: string | undefined
  trouble: SignInTrouble | undefined
}

/** The waitlist for whoever is not signed in: what it is, the way in, and what there was to win. */
export function JoinWaitlist({ prizes, rules, email, trouble }: JoinWaitlistProps) {
  return (
    <div className="when-signed-out">
      <IdentityScene
        title="Join the waitlist"
        lead={<p>Leave your e-mail address, and we write to you when it is your turn. It costs nothing.</p>}
        aside={prizes.length > 0 ? <PrizeShaft prizes={prizes} /> : undefined}
      >
        <div className="grid gap-1">
          <h2 className="text-h3">Join or sign in</h2>
          <p className="text-small text-text-2">We mail you a link. There is no password to remember.</p>
        </div>
        <SignInForm email={email} trouble={trouble} />
        <p className="text-micro text-text-3">
          By joining you accept the <Link href="/terms/waitlist">waitlist terms</Link>. We use your address as the{' '}
          <Link href="/privacy">privacy policy</Link> says.
        </p>
      </IdentityScene>
      <WaitlistSteps rules={rules} />
    </div>
  )
}

/** The prizes down a shaft, as the terms list them. Entry is over, and it says so. */
function PrizeShaft({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <aside className="shaft" aria-label="Prizes of the competition">
      <div className="shaft-words">
        <h2 className="text-h3">What there was to win</h2>
        <Badge tone="warn">Competition closed</Badge>
      </div>
      <ol className="shaft-places">
        {prizes.map(({ places, prize }) => (
          <li key={places}>
            <b>{places}</b>
            <span>{prize}</span>
          </li>
        ))}
        <li>
          <b>16-100</b>
          <span>Draw: five £20 vouchers</span>
        </li>
      </ol>
      <MoHead className="shaft-mo" />
    </aside>
  )
}
