/** For the other features: where tariffs come from, which of them a user was shown, and switches. */
export { currentCatalogue } from './current-catalogue.ts'
export { comparisonColumns, keepComparison } from './comparisons/kept-comparison.ts'
export { reminderColumns } from './reminders/reminder-seal.ts'
export { switchColumns } from './switches/switch-seal.ts'
export { shareColumns } from './shares/share-seal.ts'
export { dealOfBill } from './deal-of-bill.ts'
export { forgetComparisonsOfChat } from './forget-chat.ts'
export { forgetOldSwitches } from './forget-old-switches.ts'
export { joinOwner } from './join-owner.ts'
export { listSwitchCards } from './list-switch-cards.ts'
export {
  type AgreedSwitch,
  listAgreedSwitches,
  listSwitchesWithSupply,
  type SupplyOfSwitch,
} from './switches-of-supply.ts'
export { SWITCH_AGREED } from './switch-agreed.ts'
export { listSwitchesToGuard, type SwitchToGuard } from './switches-to-guard.ts'
export { findReminderIn } from './reminders/find-reminder.ts'
export { setReminder } from './reminders/set-reminder.ts'
export { stopRemindersIn } from './reminders/stop-reminders.ts'
export { listAgreedSince } from './switches/switch-store.ts'
export { wireRates } from './tariffs/wire-tariff.ts'
export { startSwitch } from './switches/start-switch.ts'
export { switchCard } from './switches/wire-switch.ts'
export { switchingAccountPart } from './switching-account-part.ts'
