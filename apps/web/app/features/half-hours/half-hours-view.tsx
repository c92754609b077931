import type { WireExport, WireFigures, WireTariff } from '@mowatt/contract'
import type { IsoDay, WhatIfs } from '@mowatt/tariffs'
import { Note } from '@mowatt/ui'
import { useCallback, useMemo, useState } from 'react'
import { Answer, sayChange } from './answer.tsx'
import { nowTexts, pageTexts } from './half-hours-texts.ts'
import type { HomeChoices } from './home-choices.ts'
import { ExportList } from './export-list.tsx'
import { HomeForm } from './home-form.tsx'
import { type Account, KeptHalfHours } from './own/kept-half-hours.tsx'
import type { OwnDeal } from './own/own-deal.ts'
import { OwnFiles } from './own-files.tsx'
import { YearPictures } from './pictures/year-pictures.tsx'
import { ApartList, TariffList } from './tariff-list.tsx'
import { useTariffsOf } from './use-tariffs-of.ts'
import type { Weighed } from './weigh/weigh-home.ts'
import { WhatIfSliders } from './what-if-sliders.tsx'
import { useWeighing } from './weighing/use-weighing.ts'

type HalfHoursViewProps = {
  today: IsoDay
  choices: HomeChoices
  /** The suppositions of the address. */
  whatIfs: WhatIfs
  tariffs: readonly WireTariff[]
  exports: readonly WireExport[]
  figures: WireFigures
  weighed: Weighed
  api: string
  /** For a signed-in user. */
  account: Account | undefined
}

/** The whole tool: the home, the what-ifs, and the answer, which follows both immediately. */
export function HalfHoursView({
  today,
  choices: first,
  whatIfs: supposed,
  tariffs,
  exports,
  figures,
  weighed,
  api,
  account,
}: HalfHoursViewProps) {
  const [choices, setChoices] = useState(first)
  const [whatIfs, setWhatIfs] = useState(supposed)
  const [pictured, setPictured] = useState<string>()
  const [deal, setDeal] = useState<OwnDeal>()
  const takeDeal = useCallback((taken: OwnDeal | undefined) => {
    setDeal(taken)
    if (taken) setChoices((before) => ({ ...before, ...taken.choices }))
  }, [])
  const known = useTariffsOf(choices.region, { region: first.region, tariffs, exports, figures }, api)
  // Prices and the cap are for one region: until its prices have loaded, everything stays on the last one.
  const weighedChoices = useMemo(() => ({ ...choices, region: known.region }), [choices, known.region])
  const { shown, pictures, files, hasTrouble, takeFile, takeKept, packFile, forgetFile } = useWeighing(weighed, {
    today,
    choices: weighedChoices,
    tariffs: known.tariffs,
    exports: known.exports,
    figures: known.figures,
    deal: deal?.contracts,
    whatIfs,
    tariffId: pictured,
  })
  const all = [...shown.weighed.rows, ...shown.weighed.apart]
  const tariffName =
    all.find(({ tariffId }) => tariffId === shown.tariffId)?.name ?? nowTexts(shown.weighed.now.bases).name
  const picture = { pictured: shown.tariffId, onPicture: setPictured }
  return (
    <>
      <Answer weighed={shown.weighed} exportPence={whatIfs.exportPence} />
      {hasTrouble && (
        <Note tone="danger" announce="alert">
          {pageTexts.trouble}
        </Note>
      )}
      {/* In this order on a phone: a few choices, their cost, then the other inputs. */}
      <div className="half-hour-columns">
        <div className="half-hour-first">
          <HomeForm
            filledBy={deal?.homeId}
            choices={choices}
            hasOwn={Object.values(shown.weighed.basis).some(({ kind }) => kind === 'own')}
            regionState={known.state}
            onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
          />
        </div>
        <div className="half-hour-list">
          <TariffList weighed={shown.weighed} {...picture} />
          <ExportList exported={shown.weighed.exported} />
        </div>
        <div className="half-hour-controls">
          <WhatIfSliders
            whatIfs={whatIfs}
            heating={choices.heating}
            supposed={shown.weighed.supposed}
            answer={sayChange(shown.weighed)}
            onChange={setWhatIfs}
          />
          <OwnFiles files={files} basis={shown.weighed.basis} takeFile={takeFile} forgetFile={forgetFile} />
          {account && (
            <KeptHalfHours account={account} files={files} packFile={packFile} takeKept={takeKept} onDeal={takeDeal} />
          )}
        </div>
        <div className="half-hour-results">
          <YearPictures
            pictures={pictures}
            tariffName={tariffName}
            isChanged={shown.weighed.cheapestAsNowPence !== undefined}
          />
          <ApartList weighed={shown.weighed} {...picture} />
        </div>
      </div>
    </>
  )
}
