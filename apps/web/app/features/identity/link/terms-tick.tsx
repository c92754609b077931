import { Checkbox, Link } from '@mowatt/ui'

/** The terms and the privacy policy, to be accepted by whoever joins. Never ticked beforehand. */
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
            I accept the <Link href="/terms/waitlist">terms</Link> and the <Link href="/privacy">privacy policy</Link>.
          </>
        }
      />
    </>
  )
}
