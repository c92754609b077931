import { useRouteLoaderData } from 'react-router'

type Hosts = { siteUrl: string; appUrl: string }

/**
 * A link to the app. If the app has its own host, it is an external link, which opens in a new tab (see
 * enhance-page.ts).
 */
export function useAppLink(): string {
  const hosts = useRouteLoaderData<{ identity: Hosts }>('root')?.identity
  if (!hosts || new URL(hosts.appUrl).host === new URL(hosts.siteUrl).host) return '/mowatt'
  return `${new URL(hosts.appUrl).origin}/chat`
}
