import { useRouteLoaderData } from 'react-router'

type Hosts = { siteUrl: string; appUrl: string }

/** Leads to the app. On a host of its own it is an external link, which opens a tab of its own (see enhance-page.ts). */
export function useAppLink(): string {
  const hosts = useRouteLoaderData<{ identity: Hosts }>('root')?.identity
  if (!hosts || new URL(hosts.appUrl).host === new URL(hosts.siteUrl).host) return '/mowatt'
  return `${new URL(hosts.appUrl).origin}/chat`
}
