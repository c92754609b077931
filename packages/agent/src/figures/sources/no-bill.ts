import { say } from '../../say/say.ts'
import type { Statement } from '../../say/statement.ts'
import type { World } from '../../state/world.ts'

/** No source: no bill at all, or one whose reading was stopped. */
export function noBill({ hasStoppedBill = false }: World): Statement[] {
  return hasStoppedBill ? [say.answer('unknown.stopped_bill')] : [say.answer('unknown.no_bill'), say.ask('ask.bill')]
}
