import { CONSENT_DAYS, CONSENT_KEY } from '../../browser/consent/consent-record.ts'

type Page = { protocol: string }

/**
 * Local storage is separate for each host: a cookie passes the choice on the site's host to the app's host, and back.
 */
export function consentCookie(record: string, domain: string, page: Page): string {
  const { name, secure } = namesOf(page)
  const lasts = `max-age=${CONSENT_DAYS * 86_400}`
  return `${name}=${encodeURIComponent(record)}; path=/; domain=${domain}; ${lasts}; SameSite=Lax${secure}`
}

/** Each choice is written to both, so the cookie has the latest one, on whichever host it was made. */
export function takeSharedChoice(): void {
  const { name } = namesOf(location)
  const written = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  if (written === undefined) return
  try {
    localStorage.setItem(CONSENT_KEY, decodeURIComponent(written.slice(name.length + 1)))
  } catch {
    // Not one of our cookies: ignored.
    return
  }
}

function namesOf({ protocol }: Page) {
  return protocol === 'https:'
    ? { name: `__Secure-${CONSENT_KEY}`, secure: '; Secure' }
    : { name: CONSENT_KEY, secure: '' }
}
