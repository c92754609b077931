/** The public base addresses that a hand-over needs to know. */
export type HandoverHosts = { siteUrl: string; appUrl: string; apiUrl: string }

/** Empty where our own API answers: it does so wherever the page came from. */
export function apiBase({ apiUrl, siteUrl }: HandoverHosts): string {
  return apiUrl === siteUrl ? '' : apiUrl
}

/** Where the app's pages are: on this very host, as long as no other one is named. */
export function appBase({ appUrl, siteUrl }: HandoverHosts, pageOrigin: string): string {
  return new URL(appUrl).host === new URL(siteUrl).host ? pageOrigin : new URL(appUrl).origin
}
