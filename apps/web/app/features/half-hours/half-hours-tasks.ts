// Runs in a worker of the server's: a year of half hours on every tariff is more than a request may keep the process busy.
import type { WireExport, WireFigures, WireTariff } from '@mowatt/contract'
import type { SiteTask } from '@mowatt/contract/visit'
import type { IsoDay, WhatIfs } from '@mowatt/tariffs'
import type { HomeChoices } from './home-choices.ts'
import { createWeigher, type Weighed } from './weigh/weigh-home.ts'

type Prices = { tariffs: readonly WireTariff[]; exports: readonly WireExport[]; figures: WireFigures }

/** The page without scripts: a typical home, with the suppositions of the address. */
export const weighTypical: SiteTask<{ choices: HomeChoices; whatIfs: WhatIfs; today: IsoDay }, Weighed> = (
  { whatIfs, ...input },
  { resident },
) => {
  const prices = resident('catalogue') as Prices
  return createWeigher({ ...input, ...prices, own: {} })(whatIfs).weighed
}
