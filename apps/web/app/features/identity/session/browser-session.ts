import { createSessionClient, type SessionClient } from './anonymous-session.ts'

/** A browser rejects a cookie for a public suffix, such as co.uk: then only this host gets one. */
function writeCookie(cookie: string): void {
  document.cookie = cookie
  const [pair = ''] = cookie.split(';')
  if (!document.cookie.includes(pair)) document.cookie = cookie.replace(/; domain=[^;]+/, '')
}

let client: SessionClient | undefined

/** The one session client of this page. */
export function browserSession(hosts: { apiUrl: string; siteUrl: string; appUrl: string }): SessionClient {
  const named = [hosts.siteUrl, hosts.appUrl, hosts.apiUrl].flatMap((url) => URL.parse(url)?.hostname ?? [])
  client ??= createSessionClient({
    // Our own API answers wherever the page came from.
    apiUrl: hosts.apiUrl === hosts.siteUrl ? '' : hosts.apiUrl,
    place: { page: location, hosts: named },
    storage: () => localStorage,
    writeCookie,
    fetch: (url, init) => fetch(url, init),
    nowMs: () => Date.now(),
  })
  return client
}
