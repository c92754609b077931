import type { Config } from '../../apps/server/src/config.ts'
import { beaconOf } from '../../apps/server/src/features/competition/beacon/beacon.ts'
import type { Edition } from '../../apps/server/src/features/competition/edition/edition-store.ts'
import { refusal } from '../../apps/server/src/features/competition/edition/take-step.ts'

/** A command is one person's, so it changes no result of a competition that isn't practice. */
export function refuseAlone({ commitment }: Pick<Edition, 'commitment'>, config: Pick<Config, 'beacon'>): void {
  const source = commitment?.beacon_source ?? beaconOf(config).source
  if (source === 'recorded') return
  throw refusal(
    'This changes the result of a real competition, so two operators have to agree. Propose it at /operate, where another operator can confirm it.',
  )
}
