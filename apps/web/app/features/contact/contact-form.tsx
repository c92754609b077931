import { contactLimits } from '@mowatt/contract'
import { Button, Checkbox, ChoiceField, EmailField, LongTextField, Note, TextField } from '@mowatt/ui'
import { Form } from 'react-router'
import { trackedView } from '../../browser/analytics/tracked.ts'
import type { ContactRefusal } from './contact-refusal.ts'
import { contactFormTexts } from './contact-texts.ts'
import { kindChoices } from './contact-values.ts'

type ContactFormProps = {
  /** Where the response is shown: the page's own address, with the form's anchor. */
  action: string
  formToken: string
  refusal: ContactRefusal | undefined
}

const choices = kindChoices.map(({ kind, label }) => ({ value: kind, label }))

/** The one form of the page. The server validates it, so that errors are the same with and without JavaScript. */
export function ContactForm({ action, formToken, refusal }: ContactFormProps) {
  const { fields = {}, values } = refusal ?? {}
  return (
    <Form method="post" action={action} noValidate preventScrollReset className="grid gap-5" data-track-form="partner">
      {refusal && (
        <div {...trackedView('form_failed', { form_type: 'partner', error_message: whatFailed(refusal) })}>
          <Note tone="danger" announce="alert">
            {refusal.message || contactFormTexts.refused}
          </Note>
        </div>
      )}
      <input type="hidden" name="form_token" value={refusal?.formToken ?? formToken} />
      <TextField
        id="contact-name"
        name="name"
        label={contactFormTexts.name}
        autoComplete="name"
        maxLength={contactLimits.name}
        defaultValue={values?.name}
        error={fields.name}
      />
      <TextField
        id="contact-organisation"
        name="organisation"
        label={contactFormTexts.organisation}
        autoComplete="organization"
        maxLength={contactLimits.organisation}
        defaultValue={values?.organisation}
        error={fields.organisation}
      />
      <EmailField
        id="contact-email"
        name="email"
        label={contactFormTexts.email}
        maxLength={contactLimits.email}
        defaultValue={values?.email}
        error={fields.email}
      />
      <ChoiceField
        id="contact-kind"
        name="kind"
        label={contactFormTexts.kind}
        choices={choices}
        defaultValue={values?.kind ?? ''}
        error={fields.kind}
      />
      <LongTextField
        id="contact-message"
        name="message"
        label={contactFormTexts.message}
        rows={6}
        hint={contactFormTexts.messageHint(contactLimits.message)}
        defaultValue={values?.message ?? ''}
        error={fields.message}
      />
      <Trap />
      <Checkbox
        id="contact-consent"
        name="consent"
        defaultChecked={values?.consent}
        error={fields.consent}
        label={
          <>
            {contactFormTexts.consent[0]}
            <a href="/privacy" className="underline underline-offset-4">
              {contactFormTexts.consent[1]}
            </a>
            {contactFormTexts.consent[2]}
          </>
        }
      />
      <Button type="submit" isWide>
        {contactFormTexts.send}
      </Button>
    </Form>
  )
}

/** The names of the fields, never their values. */
function whatFailed({ message, fields }: ContactRefusal): string {
  return message || Object.keys(fields).join(' ')
}

/** Hidden from view, keyboards and screen readers: only bots fill this in. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <TextField
        id="contact-website"
        name="website"
        label={contactFormTexts.leaveEmpty}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  )
}
