import type { Home } from '@mowatt/contract'
import { Button, ButtonLink, Note } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { verdictTexts } from './home-texts.ts'
import { type ChangeTold, ToldForm } from './told-form.tsx'
import { waysToFill } from './ways-to-fill.ts'

type Missing = Home['missing'][number]
type AskMissingProps = { missing: Missing; home: Home; addBill: ReactNode; onChange: ChangeTold }

/** Asks only for the values that a verdict needs. */
export function AskMissing({ missing, home, addBill, onChange }: AskMissingProps) {
  const { fields, answers = [], isOnBill } = waysToFill(missing, home)
  const act = useAct()
  const others = answers.map(({ label, change }) => (
    <Button key={label} variant="quiet" onClick={() => void act.run(() => onChange(change))}>
      {label}
    </Button>
  ))
  const [newest] = home.bills
  return (
    <>
      {fields.length > 0 && (
        <ToldForm key={fields.join()} fields={fields} home={home} onChange={onChange} isMain>
          {others}
        </ToldForm>
      )}
      {missing.what === 'bill_doubtful' && newest && (
        <div>
          <ButtonLink href={`/bills/${encodeURIComponent(newest.bill_id)}`}>{verdictTexts.checkBill}</ButtonLink>
        </div>
      )}
      {fields.length === 0 && isOnBill && (
        <div className="flex flex-wrap items-start gap-2">
          {addBill}
          {others}
        </div>
      )}
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </>
  )
}
