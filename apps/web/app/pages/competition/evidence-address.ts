type Hosts = { siteUrl: string; apiUrl: string }

/** Our own API answers wherever the page came from, whatever name the server has for itself. */
export function evidenceAddress({ siteUrl, apiUrl }: Hosts): string {
  return `${apiUrl === siteUrl ? '' : apiUrl}/api/v1/competition/evidence`
}
