import type { HomeErrands } from '@mowatt/contract'
import type { ReactNode } from 'react'
import { RuleSources } from '../../../shell/app/rule-sources.tsx'
import { SaveDays } from '../../../shell/app/save-days.tsx'
import { errandTexts } from './errand-texts.ts'

type FixEndPlanProps = {
  fix: NonNullable<HomeErrands['fix_end']>
  today: string
  remind: (on: string, label: string) => ReactNode
}

/** When leaving is free, what happens if nothing is done, and both days for a calendar. */
export function FixEndPlan({ fix: { says, dates, free_from: freeFrom, sources }, today, remind }: FixEndPlanProps) {
  return (
    <>
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="flex flex-wrap gap-2">
        <SaveDays days={dates} name={errandTexts.fileNames.fix} />
        {freeFrom !== null && freeFrom > today && remind(freeFrom, errandTexts.remind)}
      </div>
      <RuleSources sources={sources} />
    </>
  )
}
