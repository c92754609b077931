/** The domain shared by the page and the other hosts; none for an IP address or a name without a dot. */
export function sharedDomain(pageHost: string, hosts: readonly string[]): string | undefined {
  const all = [pageHost, ...hosts].map((host) =>
    host
      .replace(/^www\./, '')
      .split('.')
      .toReversed(),
  )
  const [first = [], ...others] = all
  if (first.length < 2 || /^[\d.]+$|:/.test(pageHost)) return undefined
  const length = first.findIndex((label, at) => others.some((other) => other[at] !== label))
  const common = length === -1 ? first : first.slice(0, length)
  // Hosts without a common parent domain cannot share cookies; the cookie is then limited to this host.
  return (common.length >= 2 ? common : first).toReversed().join('.')
}

/** The domain of a cookie shared by both, if the app has another host than the site, under the same domain. */
export function domainOfBoth(siteUrl: string, appUrl: string): string | undefined {
  const [site, app] = [new URL(siteUrl).hostname, new URL(appUrl).hostname]
  const domain = site === app ? undefined : sharedDomain(site, [app])
  return domain && `.${app}`.endsWith(`.${domain}`) ? domain : undefined
}
