import type { HomeErrands } from '@mowatt/contract'
import type { ReactNode } from 'react'
import { RuleSources } from '../../../shell/app/rule-sources.tsx'
import { SaveDays } from '../../../shell/app/save-days.tsx'
import { errandTexts } from './errand-texts.ts'

type FixEndPlanProps = {
  fix: NonNullable<HomeErrands['fix_end']>
  today: string
  /** Omitted if the watch sends an email on that day anyway. */
  remind: ((on: string, label: string) => ReactNode) | undefined
}

/** When leaving is free, what happens if nothing is done, and both days for a calendar. */
export function FixEndPlan({ fix: { says, dates, free_from: freeFrom, sources }, today, remind }: FixEndPlanProps) {
  const isFreeLater = freeFrom !== null && freeFrom > today
  return (
    <>
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isFreeLater && !remind && <p>{errandTexts.watched}</p>}
      <div className="flex flex-wrap gap-2">
        <SaveDays days={dates} name={errandTexts.fileNames.fix} />
        {isFreeLater && remind?.(freeFrom, errandTexts.remind)}
      </div>
      <RuleSources sources={sources} />
    </>
  )
}
