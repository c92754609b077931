import { type listUnsentMail, type ReplyOf, sendMailAgain } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, EmptyState } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { dateAndTime } from '../../browser/long-date.ts'
import { ListPages } from './list-pages.tsx'
import { mailReason } from './mail-reason.ts'
import { ReasonForm } from './reason-form.tsx'
import { unsentTexts } from './health-texts.ts'

type Unsent = ReplyOf<typeof listUnsentMail>

type UnsentMailsProps = { found: Unsent; isFirstPage: boolean; call: Call; onSent: () => void }

/** Emails that no server accepted, with its reason and a retry button. */
export function UnsentMails({ found: { mails, next }, isFirstPage, call, onSent }: UnsentMailsProps) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)

  async function send(mailId: string, to: string, reason: string): Promise<void> {
    await call(sendMailAgain, { params: { mail_id: mailId }, body: { reason } })
    setTold(unsentTexts.sending(to))
    // The form that had the focus is removed.
    said.current?.focus()
    onSent()
  }
  return (
    <section className="ops-panel" aria-labelledby="mail-title">
      <h2 id="mail-title" className="text-h4">
        {unsentTexts.title}
      </h2>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {mails.length === 0 && (
        <EmptyState isSmall headingLevel="h3" title={unsentTexts.none} text={unsentTexts.noneText} />
      )}
      <ul className="ops-entries">
        {mails.map((mail) => (
          <li key={mail.mail_id}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold ops-address">{mail.to}</h3>
              {mail.next_try_at === null ? (
                <Badge tone="danger">{unsentTexts.givenUp}</Badge>
              ) : (
                <Badge tone="warn">{unsentTexts.trying}</Badge>
              )}
            </div>
            <p className="text-small text-text-2">
              {mailReason(mail.reason)} {unsentTexts.tried(dateAndTime(mail.queued_at), mail.attempts)}{' '}
              {mail.next_try_at !== null && unsentTexts.next(dateAndTime(mail.next_try_at))}
            </p>
            {mail.is_gone ? (
              <p className="text-small">{unsentTexts.gone}</p>
            ) : (
              <details className="ops-more">
                <summary>
                  {unsentTexts.sendAgain}
                  <span className="sr-only"> {unsentTexts.to(mail.to)}</span>
                </summary>
                <ReasonForm
                  name={unsentTexts.sendAgainTo(mail.to)}
                  button={unsentTexts.sendNow}
                  onAct={(reason) => send(mail.mail_id, mail.to, reason)}
                />
              </details>
            )}
          </li>
        ))}
      </ul>
      <ListPages
        first="/operate/health"
        isFirst={isFirstPage}
        next={next && `/operate/health?${new URLSearchParams({ after: next })}`}
      />
    </section>
  )
}
