import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useSite } from '../../features/content/use-site.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import type { AppSession } from '../../shell/app/app-session.ts'
import { openAppSession } from './open-app-session.ts'

export type AppPage = {
  siteName: string
  siteBase: string
  /** Empty if the app runs on our own API's host: it responds wherever the page came from. */
  api: string
  session: AppSession
}

/** The environment of every page of the app. */
export function useAppPage(): AppPage {
  const { settings } = useSite()
  const identity = useIdentity()
  const hosts = useRouteLoaderData<{ hosts: { siteUrl: string; appUrl: string } }>('root')?.hosts
  const isElsewhere = hosts && new URL(hosts.siteUrl).host !== new URL(hosts.appUrl).host
  const session = useMemo(() => openAppSession(identity), [identity])
  return {
    siteName: settings.siteName,
    siteBase: isElsewhere ? hosts.siteUrl : '',
    api: identity && identity.apiUrl !== identity.siteUrl ? identity.apiUrl : '',
    session,
  }
}
