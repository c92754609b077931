import type { Checked, CheckOutcome } from '@mowatt/draw'
import { AlertTriangleIcon, Badge, CheckIcon, ClockIcon } from '@mowatt/ui'
import { checkedListTexts } from './check-texts.ts'
import { HashBox } from './hash-box.tsx'

const looks = {
  holds: { mark: 'bg-success-soft text-success', icon: <CheckIcon size="small" />, tone: 'success' },
  practice: { mark: 'bg-warn-soft text-warn', icon: <CheckIcon size="small" />, tone: 'warn' },
  fails: { mark: 'bg-danger-soft text-danger', icon: <AlertTriangleIcon size="small" />, tone: 'danger' },
  waits: { mark: 'bg-surface-3 text-text-3', icon: <ClockIcon size="small" />, tone: 'neutral' },
} as const satisfies Record<CheckOutcome, unknown>

/** The steps of the check, with this browser's result for each. */
export function CheckedList({ checked, hasNobody }: { checked: readonly Checked[]; hasNobody: boolean }) {
  return (
    <ol className="proof-steps" aria-label={checkedListTexts.title}>
      {checked.map(({ step, outcome, found, published }) => {
        const { title, text, label } = checkedListTexts.steps[step]
        const { mark, icon, tone } = looks[outcome]
        return (
          <li key={step}>
            <span className={`proof-mark ${mark}`}>{icon}</span>
            <div className="grid min-w-0 gap-2">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-body font-bold">{title}</h3>
                <Badge tone={tone} icon={null}>
                  {outcome === 'waits' && hasNobody
                    ? checkedListTexts.nothingToCheck
                    : checkedListTexts.outcomes[outcome]}
                </Badge>
              </div>
              <p className="text-small text-text-2">{text}</p>
              {step === 'winners' && found !== '' ? <Awards list={found} /> : null}
              {step !== 'winners' && found !== '' ? <HashBox label={label} value={found} /> : null}
              {outcome === 'fails' && published !== '' && published !== found ? (
                step === 'winners' ? (
                  <Awards list={published} isPublished />
                ) : (
                  <HashBox label={checkedListTexts.published} value={published} />
                )
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Awards({ list, isPublished = false }: { list: string; isPublished?: boolean }) {
  const awards = list.split('; ')
  return (
    <details className="hash-box" open={isPublished}>
      <summary className="cursor-pointer">
        {isPublished ? checkedListTexts.awardsPublished(awards.length) : checkedListTexts.awardsFound(awards.length)}
      </summary>
      <ul className="pt-2">
        {awards.map((award, at) => (
          <li key={at}>{checkedListTexts.award(at + 1, award)}</li>
        ))}
      </ul>
    </details>
  )
}
