import { Failure } from '@mowatt/contract'
import type { Config } from '../../../config.ts'

/** Thrown for a link that is not absolute, rather than one whose destination is not allowed. */
export class NotAbsolute extends Failure {
  constructor() {
    super('continue_url_refused')
  }
}

/** Only addresses of the site and of the app may follow a sign-in; anything else would make us an open redirect. */
export function checkContinueUrl(given: string, { urls, isProduction }: Pick<Config, 'urls' | 'isProduction'>): string {
  const url = URL.parse(given)
  if (!url || !/^https?:\/\//i.test(given) || url.hostname === '') throw new NotAbsolute()
  const ours = [urls.site, urls.app].map((each) => new URL(each))
  const isOurs = ours.some((each) => each.origin === url.origin || (!isProduction && isSameMachine(each, url)))
  if (!isOurs || url.username !== '' || url.password !== '') throw new Failure('continue_url_refused')
  return url.href
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A developer's machine has several host names. */
function isSameMachine(ours: URL, given: URL): boolean {
  const isSamePort = ours.protocol === given.protocol && ours.port === given.port
  return isSamePort && LOOPBACK.has(ours.hostname) && LOOPBACK.has(given.hostname)
}
