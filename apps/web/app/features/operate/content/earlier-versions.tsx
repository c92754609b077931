import type { ContentDocument } from '@mowatt/contract'
import { ChoiceField } from '@mowatt/ui'
import { useState } from 'react'
import { dateAndTime } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'

type EarlierVersionsProps = {
  earlier: ContentDocument['earlier']
  hasDraft: boolean
  onRestore: (earlierId: number, reason: string) => Promise<void>
}

/** What the site showed before, each of which can be a draft again. */
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
      <summary>Earlier versions ({earlier.length})</summary>
      <ReasonForm name="Restore a version" button="Make it the draft" onAct={restore}>
        <ChoiceField
          label="Version"
          hint={hasDraft ? 'It takes the place of the draft. The site stays as it is until you publish.' : undefined}
          value={chosen}
          error={isMissing && 'Please choose a version.'}
          choices={earlier.map(({ earlier_id: id, live_until: until, replaced_by: by }) => ({
            value: String(id),
            label: `Live until ${dateAndTime(until)}, replaced by ${by}`,
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </ReasonForm>
    </details>
  )
}
