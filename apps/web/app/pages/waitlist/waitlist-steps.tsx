import { Link } from '@mowatt/ui'

const joining = [
  { title: 'Give us your email address', text: 'We’ll send you one email with a link and a 6-digit code.' },
  {
    title: 'Open the link',
    text: 'Or type the code on another device. You can use the link or the code, once, within 10 minutes.',
  },
  {
    title: 'See your place',
    text: 'You’ll find your rank, your quests and the leaderboard on this page. You can see why you got each point.',
  },
]

const moving = [
  { title: 'Earn points', text: 'Quests earn you points. Your ledger shows each point and why you got it.' },
  {
    title: 'Move up',
    text: 'More points move you up. If two people are level on points, the one who reached that score first is ahead.',
  },
  {
    title: 'Ask if you’re not sure',
    text: 'If we need to check your points again, we’ll tell you why. You can ask for a review of any of them.',
  },
]

type WaitlistStepsProps = { rules: readonly string[]; isMember?: boolean }

/** How the waitlist works, and the competition's rules in short. */
export function WaitlistSteps({ rules, isMember = false }: WaitlistStepsProps) {
  const steps = isMember ? moving : joining
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="waitlist-how">
      <div className="page-width grid gap-10">
        <h2 id="how-title" className="text-title">
          How it works
        </h2>
        <ol className="waitlist-steps">
          {steps.map(({ title, text }, at) => (
            <li key={title} className="waitlist-step">
              <span aria-hidden className="waitlist-number">
                {at + 1}
              </span>
              <h3 className="text-h4">{title}</h3>
              <p className="text-text-2">{text}</p>
            </li>
          ))}
        </ol>
        {rules.length > 0 && (
          <div className="grid max-w-read gap-4">
            <h3 className="text-h3">The competition in short</h3>
            <ul className="grid list-disc gap-2 pl-5 text-text-2">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <p>
              <Link href="/terms/waitlist">Read the full terms</Link>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
