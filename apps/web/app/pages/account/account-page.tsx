import { ButtonLink, Note, Skeleton } from '@mowatt/ui'
import { useState } from 'react'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { AccountPanel } from '../../features/identity/account/account-panel.tsx'
import { DeleteAccountDialog } from '../../features/identity/account/delete-account-dialog.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { ModalHost } from '../../shell/modals/modal-host.tsx'
import { createModalStack } from '../../shell/modals/modal-stack.ts'
import type { Route } from './+types/account-page.ts'

export const handle = privatePage

export function headers() {
  return privateHeaders
}

export function loader({ request }: Route.LoaderArgs) {
  return { isDeleted: new URL(request.url).searchParams.get('deleted') === 'yes' }
}

/** A person's own account: what is kept, a copy of it, and its end. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { isAuthenticated, user, loading } = useAuth()
  const settings = useIdentity()
  const [modals] = useState(createModalStack)
  const askToDelete = () =>
    modals.open({ id: 'delete', component: DeleteAccountDialog, props: { email: user?.email ?? '' } })

  return (
    <>
      <PageMeta title="Your account" description="Your own data." path="/account" isIndexed={false} />
      <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--w-read))] gap-8 py-10 md:py-16">
        <h1 className="text-title">{loaderData.isDeleted ? 'Your account is deleted' : 'Your account'}</h1>
        {isAuthenticated && settings ? (
          <AccountPanel email={user?.email ?? null} settings={settings} onDelete={askToDelete} />
        ) : (
          <SignedOut isDeleted={loaderData.isDeleted} isLooking={loading} />
        )}
      </div>
      <ModalHost modals={modals} />
    </>
  )
}

function SignedOut({ isDeleted, isLooking }: { isDeleted: boolean; isLooking: boolean }) {
  if (isDeleted) {
    return (
      <div className="grid justify-items-start gap-5">
        <Note tone="success" announce="status">
          Your account and all that we kept with it are gone. A last mail confirms it.
        </Note>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </div>
    )
  }
  return (
    <>
      {isLooking && (
        <div className="when-starting grid gap-5" aria-hidden>
          <Skeleton className="h-32 rounded-5" />
          <Skeleton className="h-32 rounded-5" />
        </div>
      )}
      <div className="when-signed-out grid justify-items-start gap-5">
        <p className="text-lead text-text-2">Sign in first. We mail you a link; your account is one press away then.</p>
        <ButtonLink href="/waitlist">Sign in</ButtonLink>
      </div>
    </>
  )
}
