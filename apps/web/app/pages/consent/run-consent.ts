import { data } from 'react-router'
import { type ConsentSettings, type ConsentVisit, runConsent } from '../../features/consent/run-consent.ts'

/** This address is never requested. The route exists because a route's module has an address in the build. */
export function loader() {
  throw data(null, { status: 404 })
}

/** Called by the page's own script after loading, on pages with React and without. */
export function clientLoader(settings: unknown, visit?: unknown) {
  runConsent(settings as ConsentSettings, visit as ConsentVisit)
}
