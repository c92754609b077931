import { Failure } from '@mowatt/contract/failures'
import { Note } from '@mowatt/ui'
import { data, redirect } from 'react-router'
import { newId } from '../../browser/new-id.ts'
import { requestedTheme } from '../../browser/theme.ts'
import type { Refused } from '../../browser/use-act.ts'
import { useSite } from '../../features/content/use-site.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { isSignInKept } from '../../features/identity/auth/kept-sign-in.ts'
import identityCss from '../../features/identity/identity.css?url'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'
import { CodeForm } from '../../features/identity/link/code-form.tsx'
import { resendFormTexts } from '../../features/identity/link/link-texts.ts'
import { ResendForm } from '../../features/identity/link/resend-form.tsx'
import { linkSentPath, safeReturnTo } from '../../features/identity/link/sign-in-link.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { SignedInHere } from '../../features/identity/signed-in-here.tsx'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { accountCookie } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { mailLink } from '../../features/identity/without-scripts/mail-link.server.ts'
import { signInByCode } from '../../features/identity/without-scripts/sign-in-by-code.server.ts'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/magic-link-sent-page.ts'
import { magicLinkSentPageTexts } from './sign-in-texts.ts'

export const handle = { ...privatePage, frame: 'sky' }

export function headers() {
  return privateHeaders
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    email: searchParams.get('email')?.trim() || undefined,
    isResent: searchParams.get('again') === 'yes',
    returnTo: safeReturnTo(searchParams.get('to')),
    formKey: newId(),
  }
}

type Answer = { email: string; returnTo: string | undefined; intent: 'code' | 'resend'; refused: Refused }

/** The actions of the page's forms in a browser without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const client = identityClient(visit)
  const form = await request.formData().catch(() => new FormData())
  const email = textOf(form, 'email').trim()
  const returnTo = safeReturnTo(textOf(form, 'to'))
  const intent = textOf(form, 'intent') === 'resend' ? 'resend' : 'code'
  try {
    if (intent === 'resend') {
      const theme = requestedTheme(new URL(request.url), request.headers.get('cookie'))
      await mailLink(client, { email, theme, referral: undefined, returnTo })
      return redirect(`${linkSentPath(email, returnTo)}&again=yes`, 303)
    }
    const formKey = textOf(form, 'key') || newId()
    const idToken = await signInByCode(client, { email, code: textOf(form, 'code'), formKey })
    const cookie = accountCookie(idToken, visit.settings.siteUrl)
    return redirect(returnTo ?? '/waitlist', { status: 303, headers: { 'set-cookie': cookie } })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message, fields, status } = error
    return data<Answer>({ email, returnTo, intent, refused: { message, fields } }, { status })
  }
}

export default function MagicLinkSentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName } = useSite().settings
  const hasCode = useIdentity()?.isOurs ?? true
  const { isAuthenticated, user } = useAuth()
  const email = actionData?.email || loaderData.email
  const returnTo = actionData?.returnTo ?? loaderData.returnTo
  const refused = (intent: Answer['intent']) => (actionData?.intent === intent ? actionData.refused : undefined)

  return (
    <>
      <link rel="stylesheet" href={identityCss} precedence="high" />
      <PageMeta
        title={isAuthenticated ? magicLinkSentPageTexts.signedIn : magicLinkSentPageTexts.title}
        description={magicLinkSentPageTexts.description}
        path="/magic-link-sent"
        isIndexed={false}
      />
      {isAuthenticated ? (
        <SignedInHere email={user?.email} returnTo={returnTo} />
      ) : (
        <IdentityScene
          title={magicLinkSentPageTexts.title}
          lead={
            <>
              <p>
                {magicLinkSentPageTexts.sent[0]}
                {email ? <b className="wrap-anywhere">{email}</b> : magicLinkSentPageTexts.someAddress}
                {magicLinkSentPageTexts.sent[1]}
              </p>
              <p className="text-body">
                {magicLinkSentPageTexts.open[0]}
                <a href={returnTo ? `/waitlist?to=${encodeURIComponent(returnTo)}` : '/waitlist'} className="underline">
                  {magicLinkSentPageTexts.open[1]}
                </a>
              </p>
            </>
          }
        >
          {loaderData.isResent && !actionData && (
            <Note tone="success" announce="status">
              {resendFormTexts.sent}
            </Note>
          )}
          {hasCode && (
            <>
              <div className="grid gap-1">
                <h2 className="text-h3">{magicLinkSentPageTexts.otherDevice}</h2>
                <p className="text-small text-text-2">{magicLinkSentPageTexts.typeCode}</p>
              </div>
              <CodeForm
                email={email}
                formKey={loaderData.formKey}
                refused={refused('code')}
                returnTo={returnTo}
                onSignedIn={() => goOn(returnTo)}
              />
              <p className="identity-divider">{magicLinkSentPageTexts.noEmail}</p>
            </>
          )}
          {email && <ResendForm email={email} refused={refused('resend')} returnTo={returnTo} />}
          <p className="text-small text-text-2">{magicLinkSentPageTexts.look(siteName)}</p>
        </IdentityScene>
      )}
    </>
  )
}

function goOn(returnTo: string | undefined) {
  // If the browser stores nothing, a new document would not know the user: this page says so.
  if (isSignInKept()) location.assign(returnTo ?? '/waitlist')
}
