import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import identityCss from '../../features/identity/identity.css?url'
import { LinkStages } from '../../features/identity/link/link-stages.tsx'
import { readSignInLink } from '../../features/identity/link/sign-in-link.ts'
import { useSignInLink } from '../../features/identity/link/use-sign-in-link.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { SignedInHere } from '../../features/identity/signed-in-here.tsx'
import { useIdentity } from '../../features/identity/use-identity.ts'
import type { Route } from './+types/sign-in-link-page.ts'
import { signInLinkPageTexts } from './sign-in-texts.ts'

export const handle = { ...privatePage, frame: 'sky', isLinkPage: true }

export function headers() {
  return privateHeaders
}

export function loader({ request }: Route.LoaderArgs) {
  return { returnTo: readSignInLink(request.url).returnTo }
}

/** The target of a sign-in link. Opening it has no effect: the address, or the code, is required too. */
export default function SignInLinkPage({ loaderData: { returnTo } }: Route.ComponentProps) {
  const { isAuthenticated, user } = useAuth()
  const settings = useIdentity()
  const hasCode = settings?.isOurs ?? true
  const link = useSignInLink(settings?.tenant ?? null)
  const isOnItsWay = link.stage === 'working' || link.stage === 'checking'
  return (
    <>
      <link rel="stylesheet" href={identityCss} precedence="high" />
      <PageMeta
        title={signInLinkPageTexts.title}
        description={signInLinkPageTexts.description}
        path="/auth/action"
        isIndexed={false}
      />
      {isAuthenticated && !isOnItsWay ? (
        <SignedInHere email={user?.email} returnTo={returnTo} />
      ) : (
        <LinkStages {...link} hasCode={hasCode} returnTo={returnTo} />
      )}
    </>
  )
}
