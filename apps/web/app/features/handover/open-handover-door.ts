import { createClient, fetchSend } from '@mowatt/contract/client'
import type { HandoverDoor } from './hand-over.ts'
import { apiBase, type HandoverHosts } from './handover-hosts.ts'

const SOCKET_PATH = '/api/v1/switches/ws'

/** The door as this browser has it. */
export function openHandoverDoor(hosts: HandoverHosts, session: HandoverDoor['session']): HandoverDoor {
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
