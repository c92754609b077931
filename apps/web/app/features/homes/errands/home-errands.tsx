import type { ErrandsChange, Home } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import type { ReactNode } from 'react'
import type { MailLetter } from '../../../shell/app/letter/letter.tsx'
import { DirectDebitCheck } from './direct-debit-check.tsx'
import { errandTexts } from './errand-texts.ts'
import { FixEndPlan } from './fix-end-plan.tsx'
import { MovingPlan } from './moving-plan.tsx'

export type ChangeErrands = (change: ErrandsChange) => Promise<void>

type HomeErrandsProps = {
  home: Home
  onChange: ChangeErrands
  onMail: MailLetter | undefined
  remind: (on: string, label: string) => ReactNode
}

/** The Direct Debit, the end of a fix and a move: each with its answer in the line that opens it. */
export function HomeErrands({ home, onChange, onMail, remind }: HomeErrandsProps) {
  const { errands, on, told_in_chat: inChat, watch } = home
  const told = inChat.find(({ field }) => field === 'monthly_pence' || field === 'balance_pence')
  const { direct_debit: debit, fix_end: fix, moving } = errands
  return (
    <section aria-labelledby="home-errands">
      <Card tone="flat" className="grid gap-3">
        <h2 id="home-errands" className="text-h3">
          {errandTexts.title}
        </h2>
        <p className="text-small text-text-2">{errandTexts.text}</p>
        {debit && (
          <Errand title={errandTexts.directDebit} headline={debit.check ? debit.headline : undefined}>
            <DirectDebitCheck debit={debit} toldOn={told?.on} onChange={onChange} onMail={onMail} />
          </Errand>
        )}
        <Errand title={errandTexts.fixEnd} headline={fix?.headline}>
          {fix ? (
            <FixEndPlan fix={fix} today={on} remind={watch?.state === 'on' ? undefined : remind} />
          ) : (
            <p>{errandTexts.noFix}</p>
          )}
        </Errand>
        <Errand title={errandTexts.moving} headline={moving?.headline}>
          <MovingPlan moving={moving} onChange={onChange} onMail={onMail} />
        </Errand>
      </Card>
    </section>
  )
}

type ErrandProps = { title: string; headline: string | undefined; children: ReactNode }

function Errand({ title, headline, children }: ErrandProps) {
  return (
    <details className="errand">
      <summary>
        <h3>{title}</h3>
        {headline !== undefined && <span>{headline}</span>}
      </summary>
      <div className="grid gap-3">{children}</div>
    </details>
  )
}
