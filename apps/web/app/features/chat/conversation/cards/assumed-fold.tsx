import type { Assumed, CardOf } from '@mowatt/contract'
import { useState } from 'react'
import { useTalkActs } from '../talk/talk-acts.ts'
import { assumedFoldTexts } from './card-texts.ts'
import { ChangeAssumed } from './change-assumed.tsx'
import { Fold } from './fold.tsx'

type AssumedFoldProps = { verdict: CardOf<'verdict'> | undefined; comparison: CardOf<'comparison'> | undefined }

/** The assumptions of the answer, each once. The user corrects a value here, and Mo recalculates. */
export function AssumedFold({ verdict, comparison }: AssumedFoldProps) {
  const assumed =
    verdict?.assumed ?? (verdict?.rests_on ?? comparison?.notes ?? []).map((text) => ({ text, wants: null }))
  if (assumed.length === 0) return null
  return (
    <Fold title={assumedFoldTexts.title(assumed.length)}>
      {verdict?.asks && <p>{verdict.asks}</p>}
      <ul className="assumed">
        {assumed.map((each) => (
          <AssumedItem key={`${each.wants} ${each.text}`} assumed={each} fuels={fuelsOf(comparison)} />
        ))}
      </ul>
    </Fold>
  )
}

function AssumedItem({ assumed: { text, wants }, fuels }: { assumed: Assumed; fuels: readonly string[] }) {
  const { say, isBusy } = useTalkActs()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <div className="assumed-head">
        <span>{text}</span>
        {wants && (
          <button
            type="button"
            className="chat-chip"
            aria-expanded={isOpen}
            aria-disabled={isBusy}
            onClick={() => !isBusy && setIsOpen(!isOpen)}
          >
            {assumedFoldTexts.changeThis[0]}
            <span className="sr-only">
              {assumedFoldTexts.changeThis[1]}
              {text}
            </span>
          </button>
        )}
      </div>
      {wants && isOpen && (
        <ChangeAssumed
          wants={wants}
          fuels={fuels}
          onTell={(words) => {
            setIsOpen(false)
            say(assumedFoldTexts.compareAgain(words))
          }}
        />
      )}
    </li>
  )
}

/** The fuels that the home pays for, from its current rates. */
function fuelsOf(comparison: CardOf<'comparison'> | undefined): string[] {
  const rates = comparison?.current?.rates ?? []
  return ['electricity', 'gas'].filter((fuel) => rates.some(({ label }) => label.toLowerCase().startsWith(fuel)))
}
