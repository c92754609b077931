export { forgetOldEvents } from './forget-old-events.ts'
