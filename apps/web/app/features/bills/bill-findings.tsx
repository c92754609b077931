import type { BillField, BillFinding } from '@mowatt/contract'
import { Button, Card, CheckIcon, CopyIcon, Link, LongTextField } from '@mowatt/ui'
import { useId, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { useCopy } from '../../shell/app/use-copy.ts'
import type { PageOfFields } from './number-fields.ts'

type BillFindingsProps = {
  findings: readonly BillFinding[]
  fields: readonly BillField[]
  pages: readonly PageOfFields[]
  onShow: (number: number) => void
}

/** What to take up with the supplier: what is wrong, where, by which rule, and what to write. */
export function BillFindings({ findings, fields, pages, onShow }: BillFindingsProps) {
  if (findings.length === 0) return null
  const account = fields.find(({ path }) => path === 'accountNumber')?.text
  return (
    <Card tone="flat">
      <h2 className="mb-1 text-h3">Check this with your supplier</h2>
      <p className="mb-4 text-small text-text-2">
        We compared this bill with the rules it has to follow. Suppliers can explain some of these, so ask first.
      </p>
      <ul className="grid gap-6">
        {findings.map((finding, place) => (
          <li key={place} className="bill-finding">
            <FindingOnBill finding={finding} numbers={numbersOf(finding, pages)} onShow={onShow} />
            <Letter
              key={finding.letter}
              text={account === undefined ? finding.letter : finding.letter.replace(ACCOUNT_PLACE, account)}
            />
            <details>
              <summary>What to say on the phone</summary>
              <p className="bill-finding-script">{finding.call_script}</p>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const ACCOUNT_PLACE = '[account number]'
const MOST_PLACES = 3

function numbersOf({ paths }: BillFinding, pages: readonly PageOfFields[]) {
  const numbered = pages.flatMap(({ fields }) => fields)
  return paths.flatMap((path) => numbered.find(({ field }) => field.path === path) ?? []).slice(0, MOST_PLACES)
}

type FindingOnBillProps = {
  finding: BillFinding
  numbers: ReturnType<typeof numbersOf>
  onShow: (number: number) => void
}

function FindingOnBill({ finding, numbers, onShow }: FindingOnBillProps) {
  const { title, found, why, ask, pence, rule } = finding
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-body font-bold">{title}</h3>
        {pence !== null && pence > 0 && <b className="tabular-nums">{pounds(pence)}</b>}
      </div>
      <p>{found}</p>
      <p>{ask}</p>
      <p className="text-small text-text-2">
        {why}{' '}
        <Link href={rule.address} isExternal>
          {rule.publisher}
        </Link>
        , checked on {longDate(rule.checked_on)}.
      </p>
      {numbers.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-small text-text-2">See on your bill:</span>
          {numbers.map(({ number, field }) => (
            <Button key={number} variant="quiet" size="small" onClick={() => onShow(number)}>
              {field.label}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

/** To change and to copy. It goes nowhere by itself. */
function Letter({ text }: { text: string }) {
  const [letter, setLetter] = useState(text)
  const { state, copy } = useCopy(() => letter)
  const id = useId()
  return (
    <details>
      <summary>Letter to copy</summary>
      <div className="mt-3 grid gap-3">
        <LongTextField
          id={id}
          label="Change anything you like, then copy it into an email or letter"
          rows={16}
          value={letter}
          onChange={({ currentTarget }) => setLetter(currentTarget.value)}
        />
        <Button variant="ghost" size="small" className="justify-self-start" onClick={copy}>
          {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          <span aria-live="polite">
            {state === 'idle' ? 'Copy the letter' : state === 'copied' ? 'Copied' : 'Couldn’t copy'}
          </span>
        </Button>
      </div>
    </details>
  )
}
