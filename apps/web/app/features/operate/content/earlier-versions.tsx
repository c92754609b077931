import type { ContentDocument } from '@mowatt/contract'
import { ChoiceField } from '@mowatt/ui'
import { useState } from 'react'
import { dateAndTime } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'
import { earlierVersionsTexts } from './content-texts.ts'

type EarlierVersionsProps = {
  earlier: ContentDocument['earlier']
  hasDraft: boolean
  onRestore: (earlierId: number, reason: string) => Promise<void>
}

/** The site's earlier versions, each of which can become a draft again. */
export function EarlierVersions({ earlier, hasDraft, onRestore }: EarlierVersionsProps) {
  const [chosen, setChosen] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  if (earlier.length === 0) return null

  async function restore(reason: string): Promise<void | false> {
    setIsMissing(chosen === '')
    return chosen === '' ? false : onRestore(Number(chosen), reason)
  }
  return (
    <details className="ops-more">
      <summary>{earlierVersionsTexts.title(earlier.length)}</summary>
      <ReasonForm name={earlierVersionsTexts.restoreTitle} button={earlierVersionsTexts.restore} onAct={restore}>
        <ChoiceField
          label={earlierVersionsTexts.version}
          hint={hasDraft ? earlierVersionsTexts.hint : undefined}
          value={chosen}
          error={isMissing && earlierVersionsTexts.missing}
          choices={earlier.map(({ earlier_id: id, live_until: until, replaced_by: by }) => ({
            value: String(id),
            label: earlierVersionsTexts.until(dateAndTime(until), by),
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </ReasonForm>
    </details>
  )
}
