import { createClient, type Call, type Send } from '@mowatt/contract/client'
import type { IdentitySettings } from '../auth/identity-provider.ts'

/** How a page's action reaches the identity service on a visitor's behalf. */
export type IdentityClient = {
  settings: IdentitySettings
  call: Call
  /**
   * Rate limits count the visitor, not this process that calls on their behalf; and it is their browser that signs in.
   */
  headers: Record<string, string>
  send: Send
}

type Visit = {
  send: Send
  requestId: string
  visitorAddress: string
  userAgent: string
  settings: {
    siteUrl: string
    apiUrl: string
    appUrl: string
    identity: Omit<IdentitySettings, 'siteUrl' | 'apiUrl' | 'appUrl'>
  }
}

export function identityClient({ send, requestId, visitorAddress, userAgent, settings }: Visit): IdentityClient {
  const { identity, siteUrl, apiUrl, appUrl } = settings
  return {
    settings: { ...identity, siteUrl, apiUrl, appUrl },
    call: createClient(send),
    headers: { 'x-request-id': requestId, 'x-visitor-address': visitorAddress, 'user-agent': userAgent },
    send,
  }
}
