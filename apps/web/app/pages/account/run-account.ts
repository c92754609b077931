import { data } from 'react-router'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { showAccount } from '../../features/identity/account/show-account.ts'

/** This address is never requested. The route exists because a route's module has an address in the build. */
export function loader() {
  throw data(null, { status: 404 })
}

/** Called by the page's own script if a user is signed in, on pages with React and without. */
export function clientLoader(settings: unknown) {
  void showAccount(settings as IdentitySettings)
}
