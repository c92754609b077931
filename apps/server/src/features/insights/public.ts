export { forgetOldEvents } from './forget-old-events.ts'
export { listErrors } from './report-store.ts'
export { ingestPrefixes } from './ingest-routes.ts'
