import { type Call, createClient, type Send } from '@mowatt/contract/client'
import { patience } from '../../../test-patience.ts'

/** The product's client, with a time limit that is stretched for slow machines: what hangs still ends. */
export function patientClient(send: Send): Call {
  return createClient(send, { timeoutMs: patience(10_000) })
}
