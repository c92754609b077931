import { Checkbox, Link } from '@mowatt/ui'
import { termsTickTexts } from './sign-in-texts.ts'

/** The terms and the privacy policy, to be accepted when joining. Never ticked beforehand. */
export function TermsTick({ error }: { error: string | undefined }) {
  return (
    <>
      <input type="hidden" name="intent" value="join" />
      <Checkbox
        name="terms"
        value="yes"
        error={error}
        label={
          <>
            {termsTickTexts.accept[0]}
            <Link href="/terms/waitlist">{termsTickTexts.accept[1]}</Link>
            {termsTickTexts.accept[2]}
            <Link href="/privacy">{termsTickTexts.accept[3]}</Link>
            {termsTickTexts.accept[4]}
          </>
        }
      />
    </>
  )
}
