export { forgetOldEvents } from './forget-old-events.ts'
export { ingestPrefixes } from './ingest-routes.ts'
