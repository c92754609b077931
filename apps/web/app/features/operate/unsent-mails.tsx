import { type listUnsentMail, type ReplyOf, sendMailAgain } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, EmptyState } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { dateAndTime } from '../../browser/long-date.ts'
import { ListPages } from './list-pages.tsx'
import { mailReason } from './mail-reason.ts'
import { ReasonForm } from './reason-form.tsx'

type Unsent = ReplyOf<typeof listUnsentMail>

type UnsentMailsProps = { found: Unsent; isFirstPage: boolean; call: Call; onSent: () => void }

/** Emails that no server took, with its reason and the way to try again. */
export function UnsentMails({ found: { mails, next }, isFirstPage, call, onSent }: UnsentMailsProps) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)

  async function send(mailId: string, to: string, reason: string): Promise<void> {
    await call(sendMailAgain, { params: { mail_id: mailId }, body: { reason } })
    setTold(`We’re trying to send the email to ${to} again.`)
    // The form that had the keyboard leaves.
    said.current?.focus()
    onSent()
  }
  return (
    <section className="ops-panel" aria-labelledby="mail-title">
      <h2 id="mail-title" className="text-h4">
        Emails that weren’t delivered
      </h2>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {mails.length === 0 && (
        <EmptyState
          isSmall
          headingLevel="h3"
          title="Every email was delivered"
          text="Emails that a mail server rejects will show up here, with the reason."
        />
      )}
      <ul className="ops-entries">
        {mails.map((mail) => (
          <li key={mail.mail_id}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold ops-address">{mail.to}</h3>
              {mail.next_try_at === null ? <Badge tone="danger">Given up</Badge> : <Badge tone="warn">Trying</Badge>}
            </div>
            <p className="text-small text-text-2">
              {mailReason(mail.reason)} Written {dateAndTime(mail.queued_at)}, tried {mail.attempts}{' '}
              {mail.attempts === 1 ? 'time' : 'times'}
              {mail.next_try_at === null ? '.' : `, next ${dateAndTime(mail.next_try_at)}.`}
            </p>
            {mail.is_gone ? (
              <p className="text-small">We no longer have its text, so we can’t send it again.</p>
            ) : (
              <details className="ops-more">
                <summary>
                  Send again<span className="sr-only"> to {mail.to}</span>
                </summary>
                <ReasonForm
                  name={`Send again to ${mail.to}`}
                  button="Send now"
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
