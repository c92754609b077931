export { openPrefixes } from './toolkit/toolkit-routes.ts'
