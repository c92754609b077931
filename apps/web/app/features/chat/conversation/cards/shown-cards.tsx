import { cardAsText } from '@mowatt/contract/card-as-text'
import type { BillNotice, CardOf, ChatCard } from '@mowatt/contract'
import { Fragment, useContext } from 'react'
import { BillNotices } from '../../../../shell/app/bill-notices.tsx'
import { pounds } from '../../../../shell/app/money-words.ts'
import { ResultTools } from '../result/result-tools.tsx'
import { useTalkActs } from '../talk/talk-acts.ts'
import { CopyButton } from '../log/copy-button.tsx'
import { AssumedFold } from './assumed-fold.tsx'
import { BillProofSlot } from './bill-proof-slot.ts'
import { shownCardsTexts } from './card-texts.ts'
import { Fold } from './fold.tsx'
import { ShownCard } from './shown-card.tsx'
import { WorkingSums } from './working-sums.tsx'
import { YearMonths } from './year-months.tsx'
import { YearParts } from './year-parts.tsx'

/** Folded below an answer: its basis. */
const BASIS: readonly ChatCard['kind'][] = ['bill', 'evidence', 'noted']
/** Already in the verdict itself. */
const IN_VERDICT: readonly ChatCard['kind'][] = ['savings', 'cost']

/** All cards of a message. An answer comes first with its basis folded below it; other cards keep their order. */
export function ShownCards({ cards, isComing = false }: { cards: readonly ChatCard[]; isComing?: boolean }) {
  const verdict = cards.find((card) => card.kind === 'verdict')
  const comparison = cards.find((card) => card.kind === 'comparison')
  const bill = cards.find((card) => card.kind === 'bill')
  if (!verdict && !comparison) {
    return (
      <>
        {bill?.is_energy_bill && <ToldNotices bill={bill} />}
        {cards.map((card, place) => (
          <ShownCard key={place} card={card} isOpen={!isComing || card.kind !== 'bill'} />
        ))}
      </>
    )
  }

  const shown = verdict ? cards.filter(({ kind }) => !IN_VERDICT.includes(kind)) : cards
  const lead = shown.filter(({ kind }) => !BASIS.includes(kind) && kind !== 'choices')
  const basis = shown.filter(({ kind }) => BASIS.includes(kind))
  const answer = lead.toSorted((one, other) => Number(other === verdict) - Number(one === verdict))
  return (
    <>
      {answer.map((card) => (
        <Fragment key={card.kind}>
          {card.kind === 'verdict' ? (
            <div className="result">
              <ShownCard card={card} />
              <ResultTools verdict={card} comparison={comparison} />
            </div>
          ) : (
            <ShownCard card={card} />
          )}
          {card === answer[0] && bill && <ToldNotices bill={bill} />}
        </Fragment>
      ))}
      <div className="result-folds">
        <AssumedFold verdict={verdict} comparison={comparison} />
        <WorkedOut verdict={verdict} comparison={comparison} />
        {basis.map((card, place) => (
          <ShownCard key={place} card={card} isOpen={false} />
        ))}
        <AsText cards={[...answer, ...basis]} />
      </div>
      {shown
        .filter(({ kind }) => kind === 'choices')
        .map((card, place) => (
          <ShownCard key={place} card={card} />
        ))}
    </>
  )
}

/** Already in Mo's own text. */
const SAID: readonly BillNotice['kind'][] = ['business', 'resold', 'northern_ireland']

/** Unusual facts about the bill, beside the answer based on it. Choosing a value brings a new answer. */
function ToldNotices({ bill: { bill_id: billId, notices = [] } }: { bill: CardOf<'bill'> }) {
  const { say, isBusy } = useTalkActs()
  const correct = useContext(BillProofSlot)?.correct
  const shown = notices.filter(({ kind }) => !SAID.includes(kind))
  if (shown.length === 0) return null
  return (
    <div className="grid gap-3">
      <BillNotices
        notices={shown}
        onCorrect={
          correct && !isBusy
            ? async (path, text) => {
                await correct(billId, path, text)
                say(shownCardsTexts.compareSays)
              }
            : undefined
        }
      />
    </div>
  )
}

type Answer = { verdict: CardOf<'verdict'> | undefined; comparison: CardOf<'comparison'> | undefined }

function WorkedOut({ verdict, comparison }: Answer) {
  const current = comparison?.current
  if (!verdict && !current) return null
  return (
    <Fold title={shownCardsTexts.working}>
      {verdict && <WorkingSums working={verdict.working} />}
      {current && (
        <>
          <h3 className="mt-4 text-h4">
            {current.title}: {pounds(current.pence)}
          </h3>
          {current.year && (
            <>
              <YearParts parts={current.year.parts} />
              <YearMonths months={current.year.months} endsOn={current.ends_on ?? null} />
            </>
          )}
          <WorkingSums working={current.working} />
        </>
      )}
    </Fold>
  )
}

function AsText({ cards }: { cards: readonly ChatCard[] }) {
  const text = () => cards.map(cardAsText).join('\n\n')
  return (
    <Fold title={shownCardsTexts.asText}>
      <CopyButton text={text} label={shownCardsTexts.copyTheText} />
      <p className="card-text-words">{text()}</p>
    </Fold>
  )
}
