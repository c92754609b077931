/** For the other features: whether the caller is an operator, and with which role. */
export { isOperator } from './is-operator.ts'
export { findOperator } from './operator-store.ts'
export { requireOperator } from './require-operator.ts'
export { type Act, noteAct } from './audit/note-act.ts'
export { listActsAbout } from './audit/audit-store.ts'
export type { ConsoleFinder } from './search/search-routes.ts'
export { setRole } from './set-role.ts'
