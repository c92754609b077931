import { Link } from '@mowatt/ui'

/** What whoever hands in a bill confirms. */
export function PayerWords() {
  return (
    <>
      I pay this bill, or the person who pays it has given me permission to share it. I agree to the{' '}
      <Link href="/terms/app" isExternal>
        terms
      </Link>{' '}
      and have read the{' '}
      <Link href="/privacy" isExternal>
        privacy policy
      </Link>
      .
    </>
  )
}
