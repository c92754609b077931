import { LONGEST_APPEAL } from '@mowatt/contract'
import type { LedgerEntry } from '@mowatt/contract'
import { Button, LongTextField } from '@mowatt/ui'
import { appealFormTexts } from './ledger-texts.ts'

/** Asks for a review of one entry, without JavaScript. */
export function AppealForm({ entry }: { entry: LedgerEntry }) {
  return (
    <details className="wl-plain">
      <summary>
        {appealFormTexts.open[0]}
        <span className="sr-only">
          {appealFormTexts.open[1]}
          {entry.what}
        </span>
      </summary>
      <form method="post" action="/waitlist" className="grid justify-items-start gap-2 pt-2">
        <input type="hidden" name="intent" value="appeal" />
        <input type="hidden" name="entry_id" value={entry.id} />
        <LongTextField
          label={appealFormTexts.whatsWrong}
          name="text"
          rows={4}
          maxLength={LONGEST_APPEAL}
          required
          className="wl-appeal"
        />
        <Button type="submit" size="small">
          {appealFormTexts.send}
        </Button>
      </form>
    </details>
  )
}
