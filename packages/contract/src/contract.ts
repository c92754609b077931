import { listClaims, listHeroBanners, readGlobalSetting } from './content.ts'
import type { Endpoint } from './endpoint.ts'
import { listCaughtMail } from './mail.ts'

export { endpoint } from './endpoint.ts'
export type { Endpoint, InputOf, ParsedOf, ReplyInputOf, ReplyOf } from './endpoint.ts'
export { Failure, failures } from './failures.ts'
export type { FailureCode, FailureDetails } from './failures.ts'
export { listClaims, listHeroBanners, readGlobalSetting } from './content.ts'
export type { Claim, GlobalSetting, HeroBanner } from './content.ts'
export { listCaughtMail } from './mail.ts'
export type { CaughtMail } from './mail.ts'
export { SocketMessage, SocketReply } from './socket.ts'

/** Everything that may be asked of the server, in the order of the OpenAPI document. */
export const endpoints: readonly Endpoint[] = [listHeroBanners, listClaims, readGlobalSetting, listCaughtMail]
