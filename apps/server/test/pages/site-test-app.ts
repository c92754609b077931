import { loadBuiltSite } from '../../src/platform/http/load-site.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../identity-test-app.ts'
import { TEST_NOW } from '../start-test-postgres.ts'
import { type Page, readPage } from './read-page.ts'

type Asked = { headers?: Record<string, string>; form?: Record<string, string> | [string, string][] }

export type SiteTestApp = IdentityTestApp & {
  /** The address that the site believes it has. */
  origin: string
  /** Requests like a browser without scripts; redirects are not followed. */
  open(path: string, asked?: Asked): Promise<Page>
}

/** The whole server with the built site. */
export async function createSiteTestApp(env: Record<string, string> = {}): Promise<SiteTestApp> {
  const { options } = await loadBuiltSite()
  if (!options.site) throw new Error('The site is not built.')
  const testApp = await createIdentityTestApp({ env, ...options })
  testApp.setNow(TEST_NOW)
  const { site: siteUrl } = testApp.ctx.config.urls
  const { origin, host } = new URL(siteUrl)
  async function open(path: string, { headers = {}, form }: Asked = {}): Promise<Page> {
    const sent = form && {
      payload: String(new URLSearchParams(form)),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, host, ...headers },
    }
    const url = path.startsWith(origin) ? path.slice(origin.length) : path
    const answer = await testApp.app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: { host, ...headers },
      ...sent,
    })
    return readPage(answer)
  }
  return { ...testApp, origin, open }
}
