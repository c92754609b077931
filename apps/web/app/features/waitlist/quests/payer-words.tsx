import { Link } from '@mowatt/ui'
import { payerTexts } from './quest-texts.ts'

/** What a user who hands in a bill confirms. */
export function PayerWords() {
  return (
    <>
      {payerTexts.agree[0]}
      <Link href="/terms/app" isExternal>
        {payerTexts.agree[1]}
      </Link>
      {payerTexts.agree[2]}
      <Link href="/privacy" isExternal>
        {payerTexts.agree[3]}
      </Link>
      {payerTexts.agree[4]}
    </>
  )
}
