import { Link } from '@mowatt/ui'
import { waitlistStepsTexts } from './waitlist-texts.ts'

type WaitlistStepsProps = { rules: readonly string[]; isMember?: boolean }

/** How the waitlist works, and the competition's rules in short. */
export function WaitlistSteps({ rules, isMember = false }: WaitlistStepsProps) {
  const steps = isMember ? waitlistStepsTexts.moving : waitlistStepsTexts.joining
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="waitlist-how">
      <div className="page-width grid gap-10">
        <h2 id="how-title" className="text-title">
          {waitlistStepsTexts.howItWorks}
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
            <h3 className="text-h3">{waitlistStepsTexts.rulesTitle}</h3>
            <ul className="grid list-disc gap-2 pl-5 text-text-2">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <p>
              <Link href="/terms/waitlist">{waitlistStepsTexts.allTerms}</Link>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
