import { Badge, ButtonLink, Card } from '@mowatt/ui'
import { useEffect, useRef, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { Sum } from '../../shell/app/sum.tsx'
import { BillPicture } from './bill-picture.tsx'
import { BillValue } from './bill-value.tsx'
import { DeleteBill } from './delete-bill.tsx'
import { fieldsWithoutPage, numberFields } from './number-fields.ts'
import type { Bill, BillClient } from './create-bill-client.ts'
import { ProofSums } from './proof-sums.tsx'

type BillProofProps = {
  bill: Bill
  client: BillClient
  onCorrect: (path: string, text: string) => Promise<void>
  onDelete: () => Promise<void>
}

/** Proof on the bill: each value boxed on its page, the same numbers in a list, and the sums that tie them together. */
export function BillProof({ bill, client, onCorrect, onDelete }: BillProofProps) {
  const { billId, chatId, fileName, card, cost, proof, pages, keeping } = bill
  const [chosen, setChosen] = useState<number>()
  const [isByMark, setIsByMark] = useState(false)
  const [said, setSaid] = useState('')
  const row = useRef<HTMLLIElement>(null)
  const shown = numberFields(card.fields, pages)
  const others = fieldsWithoutPage(card.fields, pages)
  const doubtful = card.fields.filter(({ status }) => status === 'doubtful').length
  const told = card.fields.filter(({ status }) => status === 'corrected')

  // A mark that is pressed leads to its line.
  useEffect(() => {
    if (isByMark) row.current?.focus()
  }, [isByMark, chosen])

  async function correct(path: string, text: string) {
    await onCorrect(path, text)
    // The numbers of the marks move up where one is gone.
    setChosen(undefined)
    setSaid('Got it. We’ve worked out the figures below again.')
  }

  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h1 className="text-h2 wrap-anywhere">{card.title}, with proof</h1>
          {doubtful > 0 ? (
            <Badge tone="danger">{doubtful === 1 ? '1 value to check' : `${doubtful} values to check`}</Badge>
          ) : card.sum?.outcome === 'differs' ? (
            <Badge tone="warn">Doesn’t add up</Badge>
          ) : (
            <Badge tone="success">Looks right</Badge>
          )}
        </div>
        <p className="text-text-2 wrap-anywhere">
          {fileName}. {keeping.deleteAt && 'We’ve marked each value on the page. '}Is one wrong? Press its pencil and
          correct it.
        </p>
        <ButtonLink
          href={`/chat/${encodeURIComponent(chatId)}`}
          variant="quiet"
          size="small"
          className="justify-self-start"
        >
          Back to the conversation
        </ButtonLink>
      </header>
      <output className={said ? 'text-small font-bold text-success' : 'sr-only'}>{said}</output>
      {told.length > 0 && (
        <section className="bill-told" aria-labelledby="told-title">
          <h2 id="told-title" className="text-h3">
            You told us
          </h2>
          <p className="text-small text-text-2">You gave us these values, so they’re not marked on a page.</p>
          <ol className="bill-rows">
            {told.map((field) => (
              <BillValue key={field.path} field={field} isChosen={false} onChoose={() => {}} onCorrect={correct} />
            ))}
          </ol>
        </section>
      )}
      {shown.map((each) => (
        <section key={each.page.page} className="bill-page" aria-label={`Page ${each.page.page}`}>
          <BillPicture
            billId={billId}
            page={each}
            client={client}
            chosen={chosen}
            onChoose={(number) => {
              setIsByMark(true)
              setChosen(number)
            }}
          />
          <ol className="bill-rows">
            {each.fields.map(({ number, field }) => (
              <BillValue
                key={field.path}
                {...(chosen === number ? { ref: row } : {})}
                number={number}
                field={field}
                isChosen={chosen === number}
                onChoose={() => {
                  setIsByMark(false)
                  setChosen(number)
                }}
                onCorrect={correct}
              />
            ))}
          </ol>
        </section>
      ))}
      {others.length > 0 && (
        <ol className="bill-rows">
          {others.map((field) => (
            <BillValue key={field.path} field={field} isChosen={false} onChoose={() => {}} onCorrect={correct} />
          ))}
        </ol>
      )}
      <Card tone="flat">
        <ProofSums proof={proof} sum={card.sum} />
      </Card>
      {cost && (
        <Card tone="flat">
          <h2 id="cost-title" className="mb-1 text-h3">
            {cost.basis ?? 'A year at the bill’s rates'}: {pounds(cost.pence)}
          </h2>
          <p className="mb-3 text-small text-text-2">
            From {longDate(cost.from)}, using this bill {told.length > 0 ? 'and the values you gave us above' : 'only'}.
            {cost.low_pence !== null &&
              cost.high_pence !== null &&
              cost.low_pence !== cost.high_pence &&
              ` Between ${pounds(cost.low_pence)} and ${pounds(cost.high_pence)}.`}{' '}
            It leaves out what you told Mo in the chat.
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
