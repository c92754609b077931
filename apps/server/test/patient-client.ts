import { type Call, createClient, type Send } from '@mowatt/contract/client'
import { patience } from '../../../test-patience.ts'

/** The product's client, which waits as long as this machine is slow: what hangs still ends. */
export function patientClient(send: Send): Call {
  return createClient(send, { timeoutMs: patience(10_000) })
}
