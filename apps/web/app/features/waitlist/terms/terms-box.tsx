import { Checkbox, Link } from '@mowatt/ui'
import { termsBoxTexts } from './terms-texts.ts'

type TermsBoxProps = {
  error: string | undefined
  /** If leaving the page would lose the user's action. */
  opensNewTabs?: boolean
}

/** The tick itself. */
export function TermsBox({ error, opensNewTabs = false }: TermsBoxProps) {
  const to = (href: string, words: string) => (
    <Link href={href} {...(opensNewTabs ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {words}
      {opensNewTabs && <span className="sr-only"> {termsBoxTexts.newTab}</span>}
    </Link>
  )
  return (
    <Checkbox
      name="terms"
      value="yes"
      error={error}
      label={
        <>
          {termsBoxTexts.accept[0]}
          {to('/terms/waitlist', termsBoxTexts.accept[1])}
          {termsBoxTexts.accept[2]}
          {to('/privacy', termsBoxTexts.accept[3])}
          {termsBoxTexts.accept[4]}
        </>
      }
    />
  )
}
