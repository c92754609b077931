/** For the other features: an answering engine. */
export type { Answer, Asking } from './answer.ts'
export { createMo, MO_TASKS, type Mo } from './create-mo.ts'
export { countModelDays, type ModelDay } from './request-store.ts'
export { MOST_TOKENS_A_DAY } from './create-mo.ts'
export { forgetModelRequests } from './forget-requests.ts'
export { preloadMo, preloadMoForVisitors } from './preload-mo.ts'
