import { Avatar } from '@mowatt/ui'
import { useLocation } from 'react-router'
import { AuthPlaceholder } from './auth-placeholder.tsx'
import { accountMenuTexts } from './shell-texts.ts'

/**
 * The account in the header: a native disclosure that is in every page and that the style sheet hides until a user is
 * signed in. Its script fills in the user, and is loaded only then. `email` is known here if a cookie contains it.
 */
export function AccountMenu({ email }: { email?: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <div className="account">
      <AuthPlaceholder />
      <details className="fold account-menu" data-menu>
        <summary aria-label={accountMenuTexts.account} className="inline-grid size-11 place-items-center rounded-full">
          <span data-account-letter className="contents">
            <Avatar email={email ?? null} />
          </span>
        </summary>
        <div className="account-panel">
          <p className="px-3 py-2 text-small text-text-2">
            {accountMenuTexts.signedInAs}{' '}
            <b data-account-email className="block text-text wrap-anywhere">
              {email}
            </b>
          </p>
          <a href="/home" className="account-item">
            {accountMenuTexts.yourHome}
          </a>
          <a href="/waitlist" className="account-item" aria-current={currentOf(pathname)}>
            {accountMenuTexts.dashboard}
          </a>
          <a href="/waitlist?openTasks=true" data-refer className="account-item">
            {accountMenuTexts.referAFriend}
          </a>
          <form method="post" action="/waitlist" data-by-cookie={email ? '' : undefined}>
            <button type="submit" name="intent" value="sign-out" data-sign-out className="account-item">
              {accountMenuTexts.signOut}
            </button>
          </form>
        </div>
      </details>
    </div>
  )
}

/** The dashboard itself, or a page that belongs to it. */
function currentOf(pathname: string): 'page' | 'true' | undefined {
  if (/^\/waitlist\/*$/.test(pathname)) return 'page'
  return pathname.startsWith('/waitlist/') ? 'true' : undefined
}
