// Runs in a worker of the server's: a year of half hours on every tariff is more than a request may keep the process busy.
import type { WireTariff } from '@mowatt/contract'
import type { SiteTask } from '@mowatt/contract/visit'
import type { IsoDay, WhatIfs } from '@mowatt/tariffs'
import type { HomeChoices } from './home-choices.ts'
import { createWeigher, type Weighed } from './weigh/weigh-home.ts'

/** What the page says where no script runs: a typical home, with what the address supposes of it. */
export const weighTypical: SiteTask<{ choices: HomeChoices; whatIfs: WhatIfs; today: IsoDay }, Weighed> = (
  { whatIfs, ...input },
  { resident },
) => {
  const { tariffs } = resident('catalogue') as { tariffs: readonly WireTariff[] }
  return createWeigher({ ...input, tariffs, own: {} })(whatIfs).weighed
}
