import { markPrizeSent, openPrizeAddress } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { ReasonForm } from '../reason-form.tsx'
import { awardLooks, type Shown } from './competition-words.ts'
import { awardListTexts } from './competition-texts.ts'

type Award = Shown['awards'][number]
type AwardListProps = { competition: Shown; call: Call; onActed: (told: string) => void }

/** Who won what, and whether it has arrived. Pending prizes come first. */
export function AwardList({ competition: { id, awards }, call, onActed }: AwardListProps) {
  if (awards.length === 0) return null
  const first = (award: Award) => (award.state === 'claimed' ? 0 : 1)
  return (
    <section className="ops-panel" aria-labelledby="awards-title">
      <h2 id="awards-title" className="text-h4">
        {awardListTexts.title}
      </h2>
      <ul className="ops-entries">
        {awards
          .toSorted((one, two) => first(one) - first(two))
          .map((award) => (
            <li key={award.number}>
              <div className="ops-entry-head">
                <h3 className="text-body font-bold">
                  {award.number}. {award.prize}
                </h3>
                <Badge tone={awardLooks[award.state].tone}>{awardLooks[award.state].text}</Badge>
              </div>
              <p className="text-small text-text-2">{sayAward(award)}</p>
              {award.has_address && <Address key={award.state} id={id} award={award} call={call} />}
              {award.state === 'claimed' && (
                <details className="ops-more">
                  <summary>
                    {awardListTexts.mark}
                    <span className="sr-only">{awardListTexts.award(award.number)}</span>
                  </summary>
                  <ReasonForm
                    name={awardListTexts.markAward(award.number)}
                    button={awardListTexts.sent}
                    hint={awardListTexts.sentHint}
                    onAct={async (reason) => {
                      await call(markPrizeSent, { params: { id }, body: { award: award.number, reason } })
                      onActed(awardListTexts.marked(award.number))
                    }}
                  />
                </details>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}

function sayAward(award: Award): string {
  const day = (at: string) => longDate(at.slice(0, 10))
  const { claim_until: until, reminded_at: reminded, claimed_at: claimed, sent_at: sent, replaces } = award
  return [
    awardListTexts.place(award.place, award.alias ?? awardListTexts.deletedAccount),
    replaces === null ? '' : awardListTexts.replaces(replaces),
    award.state === 'told' && until ? awardListTexts.claimUntil(day(until)) : '',
    award.state === 'told' && reminded ? awardListTexts.reminded(day(reminded)) : '',
    claimed ? awardListTexts.claimed(day(claimed)) : '',
    sent ? awardListTexts.sentOn(day(sent)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The form that had the focus is removed. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

function Address({ id, award, call }: { id: string; award: Award; call: Call }) {
  const [lines, setLines] = useState<string[]>()
  if (lines) {
    return (
      <address ref={takeFocus} tabIndex={-1} className="ops-said text-small not-italic">
        {lines.join('\n')}
      </address>
    )
  }
  return (
    <details className="ops-more">
      <summary>
        {awardListTexts.openAddress}
        <span className="sr-only">{awardListTexts.award(award.number)}</span>
      </summary>
      <ReasonForm
        name={awardListTexts.openAddressOf(award.number)}
        button={awardListTexts.openAddress}
        onAct={async (reason) => {
          const found = await call(openPrizeAddress, { params: { id }, body: { award: award.number, reason } })
          setLines(found.lines)
        }}
      />
    </details>
  )
}
