import type { Config } from '../../../config.ts'

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257]

/** The relying party of our passkeys, and the pages that may ask for them. */
export function relyingParty({ urls }: Pick<Config, 'urls'>): { id: string; origins: string[] } {
  const origins = [urls.site, urls.app].map((url) => new URL(url).origin)
  return { id: new URL(urls.site).hostname, origins: [...new Set(origins)] }
}
