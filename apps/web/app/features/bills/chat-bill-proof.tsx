import type { CardOf } from '@mowatt/contract'
import { ButtonLink, ToggleButton } from '@mowatt/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AppSession } from '../../shell/app/app-session.ts'
import { BillPicture } from './bill-picture.tsx'
import { chatBillProofTexts } from './bill-proof-texts.ts'
import { BillValue } from './bill-value.tsx'
import billsCss from './bills.css?url'
import { isNewerThan } from './is-newer-than.ts'
import { fieldsWithoutPage, inBrief, numberFields } from './number-fields.ts'
import { type Bill, type BillClient, createBillClient } from './create-bill-client.ts'
import { ProofSums } from './proof-sums.tsx'
import { useBill } from './use-bill.ts'
import { useChosen } from './use-chosen.ts'

type ChatBillProofProps = {
  billId: string
  api: string
  session: AppSession
  /** Shown until the bill has loaded, and if it cannot be loaded. */
  fallback: ReactNode
  /** Changes when a message may have changed the bill. */
  version: number
  /** When the conversation last recalculated something from its bills. */
  workedOutAt: string | undefined
  onShown: (card: CardOf<'bill'>, isNewer: boolean) => void
}

/** The proof on the bill as a card of a conversation: one page at a time, the important values first. */
export default function ChatBillProof(props: ChatBillProofProps) {
  const { billId, api, session, fallback, version, workedOutAt, onShown } = props
  const client = useMemo(() => createBillClient(api, session), [api, session])
  const { state, renew } = useBill(billId, client)
  const bill = state.kind === 'shown' ? state.bill : undefined
  const card = bill?.card
  const isNewer = isNewerThan(bill?.correctedAt, workedOutAt)
  const seen = useRef(version)

  useEffect(() => {
    if (card) onShown(card, isNewer)
  }, [card, isNewer, onShown])
  useEffect(() => {
    if (seen.current !== version) renew()
    seen.current = version
  }, [version, renew])

  if (state.kind !== 'shown') return fallback
  return (
    <>
      <link rel="stylesheet" href={billsCss} precedence="high" />
      <BriefProof
        bill={state.bill}
        client={client}
        onCorrect={async (path, text) => {
          await client.correct(billId, path, text)
          renew()
        }}
      />
    </>
  )
}

type BriefProofProps = { bill: Bill; client: BillClient; onCorrect: (path: string, text: string) => Promise<void> }

function BriefProof({ bill: { billId, card, pages, proof }, client, onCorrect }: BriefProofProps) {
  const numbered = numberFields(card.fields, pages)
  const [page, setPage] = useState(
    () => numbered.toSorted((one, other) => other.fields.length - one.fields.length)[0]?.page.page,
  )
  const { chosen, row, show, pick } = useChosen()
  const [isWhole, setIsWhole] = useState(false)
  const shownPage = numbered.find((each) => each.page.page === page)
  const all = numbered.flatMap((each) => each.fields)
  // Once the file is deleted no page can be shown, only the values.
  const unmarked = pages.length === 0 ? fieldsWithoutPage(card.fields, pages) : []
  const brief = inBrief(all, chosen)
  const rows = isWhole ? all : brief

  return (
    <div className="grid gap-4">
      <div className="bill-brief">
        <div className="grid content-start gap-3">
          {numbered.length > 1 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{chatBillProofTexts.pages}</legend>
              {numbered.map((each) => (
                <ToggleButton
                  key={each.page.page}
                  isPressed={each.page.page === page}
                  onClick={() => setPage(each.page.page)}
                >
                  {chatBillProofTexts.page(each.page.page)}
                </ToggleButton>
              ))}
            </fieldset>
          )}
          {shownPage && (
            <BillPicture
              key={shownPage.page.page}
              billId={billId}
              page={shownPage}
              client={client}
              chosen={chosen}
              onPick={pick}
            />
          )}
        </div>
        <div>
          <ol className="bill-rows">
            {unmarked.map((field) => (
              <BillValue key={field.path} field={field} onCorrect={onCorrect} />
            ))}
            {rows.map(({ number, field }) => (
              <BillValue
                key={field.path}
                ref={chosen === number ? row : undefined}
                number={number}
                field={field}
                isChosen={chosen === number}
                onChoose={() => {
                  show(number)
                  setPage(field.page)
                }}
                onCorrect={onCorrect}
              />
            ))}
          </ol>
          {brief.length < all.length && (
            <button
              type="button"
              className="card-text-button"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? chatBillProofTexts.fewer : chatBillProofTexts.all(card.fields.length)}
            </button>
          )}
        </div>
      </div>
      <ProofSums sum={card.sum} proof={proof} />
      <ButtonLink
        href={`/bills/${encodeURIComponent(billId)}`}
        variant="quiet"
        size="small"
        className="justify-self-start"
      >
        {chatBillProofTexts.seeProof}
      </ButtonLink>
    </div>
  )
}
