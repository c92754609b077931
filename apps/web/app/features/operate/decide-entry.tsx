import { consoleLimits, decideEntry, type EntryOutcome } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, LongTextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { choicesOf, type Undecided } from './choices-of.ts'
import { WaitingProposal } from './competition/waiting-proposal.tsx'
import { decideTexts } from './member-texts.ts'

type DecideEntryProps = {
  entry: Undecided
  /** An appeal that has been answered. */
  answered?: { text: string; answer: string | null } | null
  /** Points that count may be withdrawn here. */
  mayReverse?: boolean
  call: Call
  /** With what to say of it. */
  onDecided: (told: string) => void
}

/** The text of an appeal, and the possible decisions, with the words that the member reads. */
export function DecideEntry({ entry, answered, mayReverse = false, call, onDecided }: DecideEntryProps) {
  const isProposed = entry.proposals?.some(({ is_stale: isStale }) => !isStale) === true
  const choices = isProposed ? [] : choicesOf(entry).filter(({ outcome }) => mayReverse || outcome !== 'reverse')
  const isReversal = choices[0]?.outcome === 'reverse'
  const form = <DecisionForm entry={entry} choices={choices} call={call} onDecided={onDecided} />
  return (
    <>
      {entry.appeal !== null && <Appeal text={entry.appeal} />}
      {answered && <Appeal text={answered.text} answer={answered.answer} />}
      {entry.proposals?.map((proposal) => (
        <WaitingProposal key={proposal.proposal_id} proposal={proposal} call={call} onActed={onDecided} />
      ))}
      {choices.length > 0 && !isReversal && form}
      {isReversal && (
        <details className="ops-more">
          <summary>
            {decideTexts.reverse}
            <span className="sr-only">: {entry.what}</span>
          </summary>
          {form}
        </details>
      )}
    </>
  )
}

function Appeal({ text, answer }: { text: string; answer?: string | null }) {
  return (
    <blockquote className="ops-appeal">
      <p>
        <b>{decideTexts.appeal}</b> {text}
      </p>
      {answer && (
        <p>
          <b>{decideTexts.answer}</b> {answer}
        </p>
      )}
    </blockquote>
  )
}

type DecisionFormProps = Pick<DecideEntryProps, 'entry' | 'call' | 'onDecided'> & {
  choices: ReturnType<typeof choicesOf>
}

function DecisionForm({ entry, choices, call, onDecided }: DecisionFormProps) {
  const [words, setWords] = useState('')
  const [wanted, setWanted] = useState<EntryOutcome>()
  const act = useAct(({ fields, message }) => fields?.['words'] ?? message)

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const choice = choices.find(({ outcome }) => outcome === (submitter as HTMLButtonElement | null)?.value)
    if (!choice || act.isBusy) return
    setWanted(choice.outcome)
    let told = choice.told
    const isDone = await act.run(async () => {
      const given = { params: { entry_id: entry.entry_id }, body: { outcome: choice.outcome, words } }
      const { outcome } = await call(decideEntry, given)
      if (outcome !== 'decided') told = decideTexts[outcome]
    })
    if (isDone) onDecided(told)
  }
  return (
    <form
      className="ops-decide"
      aria-label={decideTexts.form(entry.what, entry.entry_id)}
      onSubmit={(event) => void decide(event)}
    >
      <LongTextField
        label={decideTexts.reason}
        rows={2}
        maxLength={consoleLimits.reason}
        value={words}
        error={act.error}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="ops-acts">
        {choices.map(({ outcome, text, isTaking }) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            size="small"
            variant={isTaking ? 'danger' : 'strong'}
            isLoading={act.isBusy && wanted === outcome}
          >
            {entry.proposals ? decideTexts.propose(text) : text}
          </Button>
        ))}
      </div>
    </form>
  )
}
