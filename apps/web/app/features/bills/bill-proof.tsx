import { Badge, ButtonLink, Card } from '@mowatt/ui'
import { longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { Sum } from '../../shell/app/sum.tsx'
import { BillFindings, type FindingActs } from './bill-findings.tsx'
import { BillPicture } from './bill-picture.tsx'
import { BillWords, NoticesOfBill } from './bill-words.tsx'
import { BillTally } from './bill-tally.tsx'
import { billProofTexts } from './bill-texts.ts'
import { BillValue } from './bill-value.tsx'
import { DeleteBill } from './delete-bill.tsx'
import { fieldsWithoutPage, numberFields } from './number-fields.ts'
import type { Bill, BillClient } from './create-bill-client.ts'
import { ProofSums } from './proof-sums.tsx'
import { useChosen } from './use-chosen.ts'

type BillProofProps = {
  bill: Bill
  client: BillClient
  onCorrect: (path: string, text: string) => Promise<void>
  onDelete: () => Promise<void>
  findingActs?: FindingActs
  /** The read-only version without scripts: without the pictures, and without buttons. */
  isPlain?: boolean
}

/**
 * Proof on the bill: the values beside the part of the page that they were read from, and the sums that connect them.
 */
export function BillProof({ bill, client, onCorrect, onDelete, findingActs, isPlain = false }: BillProofProps) {
  const { billId, chatId, fileName, card, cost, proof, findings, questions, pages, keeping } = bill
  const { chosen, row, show, pick } = useChosen()
  const shown = numberFields(card.fields, pages)
  const others = fieldsWithoutPage(card.fields, pages)
  const doubtful = card.fields.filter(({ status }) => status === 'doubtful').length
  const isTold = card.fields.some(({ status }) => status === 'corrected')
  // The page around it has its own.
  const Title = isPlain ? 'h2' : 'h1'
  const chatHref = `/chat/${encodeURIComponent(chatId)}`

  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isPlain ? 'without-scripts' : ''}`}>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Title className="text-h2 wrap-anywhere">{billProofTexts.title(card.title)}</Title>
          {doubtful > 0 && (
            <Badge tone="danger">{doubtful === 1 ? billProofTexts.oneToCheck : billProofTexts.toCheck(doubtful)}</Badge>
          )}
        </div>
        <p className="text-text-2 wrap-anywhere">
          {fileName}. {isPlain ? billProofTexts.withoutScripts : billProofTexts.howToUse}
        </p>
        <ButtonLink href={chatHref} variant="quiet" size="small" className="justify-self-start">
          {billProofTexts.back}
        </ButtonLink>
      </header>
      <NoticesOfBill card={card} chatHref={chatHref} onCorrect={onCorrect} />
      <div className="bill-pages">
        {shown.map((each) => (
          <section key={each.page.page} className="bill-page" aria-labelledby={`page-${each.page.page}`}>
            <div>
              <h2 id={`page-${each.page.page}`} className="bill-page-title">
                {shown.length === 1 ? billProofTexts.readFromBill : billProofTexts.readFromPage(each.page.page)}
              </h2>
              <ol className="bill-rows">
                {each.fields.map(({ number, field }) => (
                  <BillValue
                    key={field.path}
                    ref={chosen === number ? row : undefined}
                    number={number}
                    field={field}
                    isChosen={chosen === number}
                    onChoose={() => show(number)}
                    onCorrect={onCorrect}
                  />
                ))}
              </ol>
            </div>
            {!isPlain && <BillPicture billId={billId} page={each} client={client} chosen={chosen} onPick={pick} />}
          </section>
        ))}
        {others.length > 0 && (
          <section className="bill-page" aria-label={billProofTexts.withoutPicture}>
            <ol className="bill-rows">
              {others.map((field) => (
                <BillValue key={field.path} field={field} onCorrect={onCorrect} />
              ))}
            </ol>
          </section>
        )}
        <BillTally sum={card.sum} cost={cost} />
      </div>
      <BillFindings
        findings={findings}
        questions={questions}
        acts={isPlain ? undefined : findingActs}
        pages={isPlain ? [] : shown}
        onShow={pick}
      />
      <BillWords card={card} pages={shown} onShow={pick} />
      <Card tone="flat">
        <ProofSums proof={proof} sum={card.sum} />
      </Card>
      {cost && (
        <Card tone="flat">
          <h2 id="cost-title" className="mb-1 text-h3">
            {cost.basis ?? billProofTexts.year}: {pounds(cost.pence)}
          </h2>
          <p className="mb-3 text-small text-text-2">
            {billProofTexts.cost(longDate(cost.from), isTold)}
            {cost.low_pence !== null &&
              cost.high_pence !== null &&
              cost.low_pence !== cost.high_pence &&
              billProofTexts.between(pounds(cost.low_pence), pounds(cost.high_pence))}{' '}
            {billProofTexts.notInChat}
          </p>
          {cost.working.map((part) => (
            <Sum key={part.title} {...part} />
          ))}
          <ul className="bill-notes">
            {cost.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      )}
      <DeleteBill fileName={fileName} keeping={keeping} onDelete={onDelete} />
    </div>
  )
}
