import type { Config } from '../../../config.ts'

/** EdDSA, ES256 and RS256: what every authenticator speaks one of. */
export const ALGORITHMS = [-8, -7, -257]

/** For whom passkeys are made, and on whose pages they may be asked for. */
export function relyingParty({ urls }: Pick<Config, 'urls'>): { id: string; origins: string[] } {
  const origins = [urls.site, urls.app].map((url) => new URL(url).origin)
  return { id: new URL(urls.site).hostname, origins: [...new Set(origins)] }
}
