import { createClient, fetchSend } from '@mowatt/contract/client'
import type { HandoverClient } from './hand-over.ts'
import { apiBase, type HandoverHosts } from './handover-hosts.ts'

const SOCKET_PATH = '/api/v1/switches/ws'

/** The client as this browser has it. */
export function createHandoverClient(hosts: HandoverHosts, session: HandoverClient['session']): HandoverClient {
  const api = apiBase(hosts)
  const socketUrl = (api || location.origin).replace(/^http/, 'ws') + SOCKET_PATH
  return {
    hosts,
    pageOrigin: location.origin,
    openSocket: (protocols) => new WebSocket(socketUrl, protocols),
    call: createClient(fetchSend(api)),
    session,
    waitMs: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}
