import { Failure } from '@mowatt/contract'
import { Button, ButtonLink, MoWave, Note, Skeleton } from '@mowatt/ui'
import { type ReactNode, useState } from 'react'
import { data, redirect } from 'react-router'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { AccountPanel } from '../../features/identity/account/account-panel.tsx'
import { accountPageTexts } from '../../features/identity/account/account-texts.ts'
import { DeleteAccountDialog } from '../../features/identity/account/delete-account-dialog.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { auth } from '../../features/identity/auth/auth.ts'
import { isSignInKept } from '../../features/identity/auth/kept-sign-in.ts'
import identityCss from '../../features/identity/identity.css?url'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import {
  deleteByCookie,
  noAccountCookie,
  readCookieEmail,
  readKeptByCookie,
} from '../../features/identity/without-scripts/account-cookie.server.ts'
import { AccountForms } from '../../features/identity/without-scripts/account-forms.tsx'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import { createModalStack } from '../../shell/modals/modal-stack.ts'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/account-page.ts'

export const handle = privatePage

export function headers() {
  return privateHeaders
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = identityClient(context.get(visitContext))
  const cookies = request.headers.get('cookie')
  const cookieEmail = await readCookieEmail(client, cookies)
  return {
    isDeleted: new URL(request.url).searchParams.get('deleted') === 'yes',
    cookieEmail,
    kept: cookieEmail === undefined ? [] : await readKeptByCookie(client, cookies),
  }
}

/** The page's form in a browser without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const form = await request.formData().catch(() => new FormData())
  if (textOf(form, 'intent') !== 'delete') return redirect('/account', 303)
  if (textOf(form, 'is_sure') !== 'yes') {
    return data({ trouble: accountPageTexts.tickFirst }, { status: 400 })
  }
  try {
    await deleteByCookie(identityClient(visit), request.headers.get('cookie'))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return data({ trouble: error.message }, { status: error.status })
  }
  const headers = { 'set-cookie': noAccountCookie(visit.settings.siteUrl) }
  return redirect('/account?deleted=yes', { status: 303, headers })
}

/** The user's own account: the stored data, a copy of it, and its deletion. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isDeleted, cookieEmail, kept } = loaderData
  const { isAuthenticated, user, loading, authStatus } = useAuth()
  const settings = useIdentity()
  const [modals] = useState(createModalStack)
  const askToDelete = () =>
    modals.open({ id: 'delete', component: DeleteAccountDialog, props: { email: user?.email ?? '' } })

  const isIn = (isAuthenticated && settings) || cookieEmail || (authStatus === 'error' && isSignInKept())
  return (
    <>
      <link rel="stylesheet" href={identityCss} precedence="high" />
      <PageMeta
        title={accountPageTexts.title}
        description={accountPageTexts.description}
        path="/account"
        isIndexed={false}
      />
      {isDeleted && !isIn ? (
        <IdentityScene title={accountPageTexts.deleted} lead={<p>{accountPageTexts.goodbye}</p>}>
          <Note tone="success" announce="status">
            {accountPageTexts.deletedText}
          </Note>
          <ButtonLink href="/">{accountPageTexts.goHome}</ButtonLink>
        </IdentityScene>
      ) : isIn ? (
        <Framed>
          {isAuthenticated && settings ? (
            <AccountPanel email={user?.email ?? null} settings={settings} onDelete={askToDelete} />
          ) : cookieEmail ? (
            <AccountForms email={cookieEmail} kept={kept} trouble={actionData?.trouble} />
          ) : (
            <NotLoaded />
          )}
        </Framed>
      ) : (
        <SignedOut isLooking={loading} />
      )}
      <ModalHost modals={modals} />
    </>
  )
}

/** A user is signed in here, but the provider could not be loaded. */
function NotLoaded() {
  return (
    <div className="grid justify-items-start gap-5">
      <Note tone="danger" announce="alert">
        {accountPageTexts.trouble}
      </Note>
      <Button onClick={() => void auth.retry()}>{accountPageTexts.tryAgain}</Button>
    </div>
  )
}

/** The page of a person who is signed in, or may be. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageLead title={accountPageTexts.title} lead={accountPageTexts.description} Mo={MoWave} />
      <div className="page-width py-10 md:py-16">{children}</div>
    </>
  )
}

function SignedOut({ isLooking }: { isLooking: boolean }) {
  return (
    <>
      {isLooking && (
        <div className="when-starting">
          <Framed>
            <div className="account-parts">
              <Skeleton className="h-32 rounded-5" />
              <Skeleton className="h-32 rounded-5" />
            </div>
          </Framed>
        </div>
      )}
      <div className="when-signed-out">
        <IdentityScene title={accountPageTexts.title} lead={<p>{accountPageTexts.description}</p>}>
          <p>{accountPageTexts.signInFirst}</p>
          <ButtonLink href="/waitlist">{accountPageTexts.signIn}</ButtonLink>
        </IdentityScene>
      </div>
    </>
  )
}
