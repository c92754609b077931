import { Checkbox, Link } from '@mowatt/ui'

type TermsBoxProps = {
  error: string | undefined
  /** Where leaving the page would lose what somebody was about to do. */
  opensNewTabs?: boolean
}

/** The tick itself. */
export function TermsBox({ error, opensNewTabs = false }: TermsBoxProps) {
  const to = (href: string, words: string) => (
    <Link href={href} {...(opensNewTabs ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {words}
      {opensNewTabs && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  )
  return (
    <Checkbox
      name="terms"
      value="yes"
      error={error}
      label={
        <>
          I accept the {to('/terms/waitlist', 'terms')} and the {to('/privacy', 'privacy policy')}.
        </>
      }
    />
  )
}
