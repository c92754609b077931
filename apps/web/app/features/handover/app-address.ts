import { Failure } from '@mowatt/contract/failures'
import { appBase, type HandoverHosts } from './handover-hosts.ts'

/** The result of a hand-over: a one-time link, or a conversation that the visitor's own session opens. */
export type HandedOver = { oneTimeLink: string } | { chatId: string; token: string }

/** The page of the app that continues with it. */
export function appAddress(handed: HandedOver, hosts: HandoverHosts, pageOrigin: string): string {
  const base = appBase(hosts, pageOrigin)
  if ('oneTimeLink' in handed) return `${base}/link/${encodeURIComponent(handed.oneTimeLink)}`
  return `${base}/chat/${encodeURIComponent(handed.chatId)}?session=${encodeURIComponent(handed.token)}`
}

const APP_PATHS = /^\/(?:link|chat)\/[^/]+$/

/** The same for an address that the server named: it is followed to the configured app host and nowhere else. */
export function trustedAddress(redirectUrl: string, hosts: HandoverHosts, pageOrigin: string): string {
  const named = URL.parse(redirectUrl)
  if (!named || named.origin !== new URL(hosts.appUrl).origin || !APP_PATHS.test(named.pathname)) {
    throw new Failure('socket_nothing_received')
  }
  return appBase(hosts, pageOrigin) + named.pathname + named.search
}
