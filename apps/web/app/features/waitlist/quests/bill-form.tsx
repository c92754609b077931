import { Button, Checkbox, FileField } from '@mowatt/ui'
import type { BillQuest } from '../data/waitlist-acts.ts'
import { billAccept } from './check-bill-file.ts'
import { PayerWords } from './payer-words.tsx'
import { billFormTexts } from './quest-texts.ts'

/** Hands in one bill without JavaScript. */
export function BillForm({ quest, title }: { quest: BillQuest; title: string }) {
  return (
    <details className="wl-plain">
      <summary>
        {billFormTexts.open[0]}
        <span className="sr-only">
          {billFormTexts.open[1]}
          {title}
        </span>
      </summary>
      <form method="post" action="/waitlist" encType="multipart/form-data" className="grid gap-3 pt-3">
        <input type="hidden" name="intent" value="bill" />
        <input type="hidden" name="quest" value={quest} />
        <FileField label={billFormTexts.file} name="file" accept={billAccept} required />
        <Checkbox name="agreed" value="yes" required label={<PayerWords />} />
        <Button type="submit" size="small">
          {billFormTexts.upload}
        </Button>
      </form>
    </details>
  )
}
