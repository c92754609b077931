import type { BillFinding, BillQuestion } from '@mowatt/contract'
import { Button, Card, Link } from '@mowatt/ui'
import { longDate } from '../../browser/long-date.ts'
import { Letter, type MailLetter } from '../../shell/app/letter/letter.tsx'
import { pounds } from '../../shell/app/money-words.ts'
import { type AnswerAboutBill, BillQuestions } from './bill-questions.tsx'
import { FindingSent } from './finding-sent.tsx'
import { billFindingsTexts } from './finding-texts.ts'
import type { PageOfFields } from './number-fields.ts'

/** The actions on an error; omitted without scripts. */
export type FindingActs = {
  answer: AnswerAboutBill
  /** Omitted if there is no known address to email it to. */
  mail: MailLetter | undefined
  /** Returns the address of the page that shows the complaint. */
  sent: (finding: BillFinding, madeOn: string) => Promise<string>
}

type BillFindingsProps = {
  findings: readonly BillFinding[]
  questions: readonly BillQuestion[]
  acts: FindingActs | undefined
  pages: readonly PageOfFields[]
  onShow: (number: number) => void
}

/** What to report to the supplier: what is wrong, where, by which rule, and what to write. */
export function BillFindings({ findings, questions, acts, pages, onShow }: BillFindingsProps) {
  if (findings.length === 0 && (questions.length === 0 || !acts)) return null
  const isAllInFavour = findings.length > 0 && findings.every(({ letter }) => letter === null)
  return (
    <Card tone="flat">
      <h2 className="mb-1 text-h3">{isAllInFavour ? billFindingsTexts.inFavour : billFindingsTexts.title}</h2>
      <p className="mb-4 text-small text-text-2">
        {billFindingsTexts.compared}{' '}
        {findings.length === 0 ? billFindingsTexts.tellUs : !isAllInFavour && billFindingsTexts.askFirst}
      </p>
      <ul className="grid gap-6">
        {findings.map((finding, place) => (
          <li key={place} className="bill-finding">
            <OneFinding finding={finding} numbers={numbersOf(finding, pages)} onShow={onShow} onMail={acts?.mail} />
            {acts && finding.letter !== null && <FindingSent onSent={(madeOn) => acts.sent(finding, madeOn)} />}
          </li>
        ))}
      </ul>
      {acts && questions.length > 0 && (
        <>
          <h3 className="bill-asks">{billFindingsTexts.depends}</h3>
          <BillQuestions questions={questions} onAnswer={acts.answer} />
        </>
      )}
    </Card>
  )
}

type OneFindingProps = {
  finding: BillFinding
  numbers?: ReturnType<typeof numbersOf>
  onShow?: (number: number) => void
  onMail?: MailLetter | undefined
}

/** One finding, with its letter and what to say on the phone. */
export function OneFinding({ finding, numbers = [], onShow = () => {}, onMail }: OneFindingProps) {
  return (
    <>
      <FindingOnBill finding={finding} numbers={numbers} onShow={onShow} />
      {finding.letter !== null && (
        <Letter key={finding.letter} title={billFindingsTexts.letter} text={finding.letter} onMail={onMail} />
      )}
      {finding.call_script !== null && (
        <details>
          <summary>{billFindingsTexts.onThePhone}</summary>
          <p className="bill-finding-script">{finding.call_script}</p>
        </details>
      )}
    </>
  )
}

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
        {billFindingsTexts.checked[0]}
        {longDate(rule.checked_on)}
        {billFindingsTexts.checked[1]}
      </p>
      {numbers.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-small text-text-2">{billFindingsTexts.seeOnBill}</span>
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
