import type { Checked, CheckOutcome } from '@mowatt/draw'
import { AlertTriangleIcon, Badge, CheckIcon, ClockIcon } from '@mowatt/ui'
import { checkWords, NOTHING_TO_CHECK, outcomeWords } from './check-words.ts'
import { HashBox } from './hash-box.tsx'

const looks = {
  holds: { mark: 'bg-success-soft text-success', icon: <CheckIcon size="small" />, tone: 'success' },
  practice: { mark: 'bg-warn-soft text-warn', icon: <CheckIcon size="small" />, tone: 'warn' },
  fails: { mark: 'bg-danger-soft text-danger', icon: <AlertTriangleIcon size="small" />, tone: 'danger' },
  waits: { mark: 'bg-surface-3 text-text-3', icon: <ClockIcon size="small" />, tone: 'neutral' },
} as const satisfies Record<CheckOutcome, unknown>

/** The steps of the check, with what this browser found at each. */
export function CheckedList({ checked, hasNobody }: { checked: readonly Checked[]; hasNobody: boolean }) {
  return (
    <ol className="proof-steps" aria-label="Steps of the check">
      {checked.map(({ step, outcome, found, published }) => {
        const { title, text, label } = checkWords[step]
        const { mark, icon, tone } = looks[outcome]
        return (
          <li key={step}>
            <span className={`proof-mark ${mark}`}>{icon}</span>
            <div className="grid min-w-0 gap-2">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-body font-bold">{title}</h3>
                <Badge tone={tone} icon={null}>
                  {outcome === 'waits' && hasNobody ? NOTHING_TO_CHECK : outcomeWords[outcome]}
                </Badge>
              </div>
              <p className="text-small text-text-2">{text}</p>
              {step === 'winners' && found !== '' ? <Awards label="found" list={found} /> : null}
              {step !== 'winners' && found !== '' ? <HashBox label={label} value={found} /> : null}
              {outcome === 'fails' && published !== '' && published !== found ? (
                step === 'winners' ? (
                  <Awards label="published" list={published} />
                ) : (
                  <HashBox label="published" value={published} />
                )
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Awards({ label, list }: { label: string; list: string }) {
  return (
    <details className="hash-box" open={label === 'published'}>
      <summary className="cursor-pointer">
        {label}: {list.split('; ').length} awards, with the place and prize of each
      </summary>
      <ul className="pt-2">
        {list.split('; ').map((award, at) => (
          <li key={at}>
            {at + 1}. place {award}
          </li>
        ))}
      </ul>
    </details>
  )
}
