type Hosts = { siteUrl: string; apiUrl: string }

/** Our own API responds wherever the page came from, whatever name the server has for itself. */
export function competitionAddress(
  { siteUrl, apiUrl }: Hosts,
  what: 'evidence' | 'me/receipt',
  id: string | null,
): string {
  const query = id === null ? '' : `?id=${encodeURIComponent(id)}`
  return `${apiUrl === siteUrl ? '' : apiUrl}/api/v1/competition/${what}${query}`
}
