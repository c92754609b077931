import { competitionEndpoints } from './competition.ts'
import { checkContactReceipt, sendContactMessage, startContactForm } from './contact.ts'
import { billEndpoints } from './bills.ts'
import { chatEndpoints } from './chats.ts'
import { readComparison } from './comparisons.ts'
import { contentEndpoints } from './content.ts'
import { complaintEndpoints } from './complaints.ts'
import type { Endpoint } from './endpoint.ts'
import { handOverBill, handOverQuestion, redeemLink, withdrawBill } from './handover.ts'
import { deleteAccount, exportAccount, readKept } from './identity.ts'
import { finishRun, startRun } from './game.ts'
import { halfHourEndpoints } from './half-hours.ts'
import { homeEndpoints } from './homes.ts'
import { countConversion, readInsights } from './insights.ts'
import { listCaughtMail } from './mail.ts'
import { readMovedPost } from './moved-post.ts'
import { signUp } from './old-signup.ts'
import { campaignEndpoints } from './operate-campaigns.ts'
import { claimEndpoints } from './operate-claims.ts'
import { competitionDeskEndpoints } from './operate-competition.ts'
import { contentEditingEndpoints } from './operate-content.ts'
import { healthEndpoints } from './operate-health.ts'
import { inviteEndpoints } from './operate-invite.ts'
import { listDoubtedReadings } from './operate-readings.ts'
import { pictureEndpoints } from './operate-pictures.ts'
import { searchConsole } from './operate-search.ts'
import { supportEndpoints } from './operate-support.ts'
import { figureDeskEndpoints } from './operate-figures.ts'
import { tariffDeskEndpoints } from './operate-tariffs.ts'
import { topicEndpoints } from './operate-topics.ts'
import { operateEndpoints } from './operate.ts'
import { passkeyEndpoints } from './passkeys.ts'
import {
  endOtherSessions,
  endSession,
  exchangeSignInCode,
  listSessions,
  readSessionInfo,
  requestSignInLink,
  signOut,
  startAnonymousSession,
} from './sessions.ts'
import { shareEndpoints } from './shares.ts'
import { readStatus } from './status.ts'
import { switchEndpoints } from './switches.ts'
import { listTariffs } from './tariffs.ts'
import { waitlistEndpoints } from './waitlist.ts'

export { endpoint } from './endpoint.ts'
export type { Endpoint, InputOf, ParsedOf, ReplyInputOf, ReplyOf } from './endpoint.ts'
export { Failure, failures } from './failures.ts'
export type { FailureCode } from './failures.ts'
export * from './competition.ts'
export { readStatus } from './status.ts'
export type { Status } from './status.ts'
export { checkContactReceipt, contactLimits, sendContactMessage, startContactForm } from './contact.ts'
export type { ContactKind } from './contact.ts'
export {
  contentEndpoints,
  listClaims,
  listHeroBanners,
  readGlobalSetting,
  readWaitlistTermsAndConditions,
} from './content.ts'
export * from './bill-terms.ts'
export * from './bills.ts'
export type { BillMark, BillMissing, BillNotice } from './bill-notices.ts'
export type { Assumed, BillField, BillSum, CardOf, ChatCard, ChatOffer, CostYear } from './chat-cards.ts'
export { readComparison } from './comparisons.ts'
export { listTariffs } from './tariffs.ts'
export * from './half-hours.ts'
export type { WireExport, WireFigures, WireRates, WireTariff } from './tariffs.ts'
export * from './chats.ts'
export { isBlank } from './is-blank.ts'
export {
  handOverBill,
  handOverQuestion,
  LONGEST_QUESTION,
  PHOTO_PAGES_READ,
  redeemLink,
  withdrawBill,
} from './handover.ts'
export { adConversion } from './ad-conversion.ts'
export { countConversion, insightsReaders, operatorRoles, readInsights } from './insights.ts'
export type { OperatorRole } from './insights.ts'
export type { Home, HomeCheck, HomeWatch, OtherMail } from './home.ts'
export type { ToldChange, ToldInChat, ToldOfHome } from './told-of-home.ts'
export * from './homes.ts'
export {
  addComplaint,
  changeComplaint,
  type Complaint,
  complaintLimits,
  deleteComplaint,
  letterLimits,
  mailLetter,
  MOST_COMPLAINTS,
} from './complaints.ts'
export type { ErrandsChange, HomeErrands } from './errands.ts'
export { readMovedPost } from './moved-post.ts'
export * from './proposal.ts'
export * from './operate-campaigns.ts'
export * from './operate-claims.ts'
export * from './operate-competition.ts'
export * from './operate-content.ts'
export * from './operate-health.ts'
export * from './operate-invite.ts'
export * from './operate-readings.ts'
export * from './operate-pictures.ts'
export * from './operate-search.ts'
export * from './operate-topics.ts'
export * from './operate-support.ts'
export * from './operate-figures.ts'
export * from './operate-tariffs.ts'
export * from './operate.ts'
export { consoleLimits } from './operator-words.ts'
export { deviceName } from './device-name.ts'
export { isEmailAddress } from './email-address.ts'
export { deleteAccount, exportAccount, readKept } from './identity.ts'
export * from './passkeys.ts'
export { finishRun, startRun } from './game.ts'
export { listCaughtMail } from './mail.ts'
export type { CaughtMail } from './mail.ts'
export { signUp } from './old-signup.ts'
export {
  capabilities,
  endOtherSessions,
  endSession,
  exchangeSignInCode,
  listSessions,
  readSessionInfo,
  requestSignInLink,
  sessionCookieNames,
  signOut,
  startAnonymousSession,
} from './sessions.ts'
export type { Capability } from './sessions.ts'
export * from './shares.ts'
export { joinWaitlist } from './join-waitlist.ts'
export * from './question-of-the-day.ts'
export * from './switches.ts'
export * from './waitlist.ts'
export { readSocketReply, SocketMessage, SocketReply } from './socket.ts'

/** All endpoints of the server, in the order of the OpenAPI document. */
export const endpoints: readonly Endpoint[] = [
  ...contentEndpoints,
  startContactForm,
  readStatus,
  checkContactReceipt,
  sendContactMessage,
  startAnonymousSession,
  readSessionInfo,
  requestSignInLink,
  exchangeSignInCode,
  signOut,
  listSessions,
  endSession,
  endOtherSessions,
  exportAccount,
  readKept,
  deleteAccount,
  ...passkeyEndpoints,
  ...waitlistEndpoints,
  signUp,
  startRun,
  finishRun,
  ...competitionEndpoints,
  handOverBill,
  handOverQuestion,
  withdrawBill,
  redeemLink,
  ...chatEndpoints,
  ...billEndpoints,
  readComparison,
  listTariffs,
  ...shareEndpoints,
  ...switchEndpoints,
  ...homeEndpoints,
  ...halfHourEndpoints,
  ...complaintEndpoints,
  readInsights,
  ...operateEndpoints,
  ...healthEndpoints,
  searchConsole,
  listDoubtedReadings,
  ...supportEndpoints,
  ...claimEndpoints,
  ...campaignEndpoints,
  ...topicEndpoints,
  ...pictureEndpoints,
  readMovedPost,
  ...contentEditingEndpoints,
  ...inviteEndpoints,
  ...competitionDeskEndpoints,
  ...tariffDeskEndpoints,
  ...figureDeskEndpoints,
  countConversion,
  listCaughtMail,
]
