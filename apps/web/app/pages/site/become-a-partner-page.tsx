import { checkContactReceipt, Failure, sendContactMessage, startContactForm } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import type { Visit } from '@mowatt/contract/visit'
import { ButtonLink, Card, MoWave } from '@mowatt/ui'
import { data, redirect } from 'react-router'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { RichText } from '../../features/content/articles/rich-text.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { ContactReceived } from '../../features/contact/contact-received.tsx'
import { refusalFrom } from '../../features/contact/contact-refusal.ts'
import { becomeAPartnerPageTexts } from '../../features/contact/contact-texts.ts'
import { valuesOf } from '../../features/contact/contact-values.ts'
import { useSite } from '../../features/content/use-site.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { staticPage } from '../../shell/static-page.ts'
import { textOf } from '../../shell/text-of.ts'
import { content, visitContext } from '../../visit.ts'
import type { Route } from './+types/become-a-partner-page.ts'

export const handle = staticPage

const PATH = '/become-a-partner'
const FORM = 'contact-form'
const NOT_SENT = { is_valid: false }

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = createClient(context.get(visitContext).send)
  const receipt = new URL(request.url).searchParams.get('sent') ?? ''
  const [page, form, { is_valid: isSent }] = await Promise.all([
    content(context).page('partner'),
    // The text is useful even while messages cannot be sent; sending then asks to open the form again.
    call(startContactForm, {}).catch(() => ({ form_token: '' })),
    // An address alone proves nothing: anybody can type one.
    receipt ? call(checkContactReceipt, { query: { receipt } }).catch(() => NOT_SENT) : NOT_SENT,
  ])
  return { page, formToken: form.form_token, isSent }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const values = valuesOf(form)
  const formToken = textOf(form, 'form_token')
  const visit = context.get(visitContext)
  const call = createClient(context.get(visitContext).send)
  let receipt: string
  try {
    // All values are sent to the one place that validates them; its errors by field are returned.
    const body = { ...values, form_token: formToken, website: textOf(form, 'website') } as Parameters<
      typeof call<typeof sendContactMessage>
    >[1]['body']
    receipt = (await call(sendContactMessage, { body }, { headers: headersFor(visit) })).receipt
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return data(refusalFrom(error, values, formToken), { status: error.status })
  }
  // To a separate address, so that reloading does not send the message again.
  return redirect(`${PATH}?sent=${receipt}#${FORM}`, 303)
}

/** Rate limits count the visitor, not this process that calls on their behalf. */
function headersFor({ requestId, visitorAddress }: Visit) {
  return { 'x-request-id': requestId, 'x-visitor-address': visitorAddress }
}

export default function BecomeAPartnerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, formToken, isSent } = loaderData
  const { settings } = useSite()
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={page.metaTitle}
        description={page.metaDescription}
        path={PATH}
        isIndexed={!isSent}
        jsonLd={[describeBreadcrumbs([{ name: page.title, path: PATH }])]}
      />
      <PageLead title={page.title} lead={page.lead} Mo={MoWave}>
        <ButtonLink href={`#${FORM}`} variant="strong" className="md:hidden">
          {becomeAPartnerPageTexts.writeToUs}
        </ButtonLink>
      </PageLead>
      <div className="page-width grid gap-x-16 gap-y-12 pt-6 pb-section md:pt-14 md:grid-cols-[minmax(0,1fr)_minmax(320px,var(--w-form))]">
        <article className="article mx-0 w-full max-w-read pt-0">
          <RichText blocks={page.body} withPoints />
        </article>
        <section id={FORM} aria-label={becomeAPartnerPageTexts.writeToUs} className="scroll-mt-0 md:self-start">
          <Card className="grid gap-6">
            {isSent ? (
              <ContactReceived contactEmail={settings.contactEmail} />
            ) : (
              <>
                <h2 className="text-h3">{becomeAPartnerPageTexts.writeToUs}</h2>
                <ContactForm action={`${PATH}#${FORM}`} formToken={formToken} refusal={actionData} />
              </>
            )}
          </Card>
        </section>
      </div>
    </>
  )
}
