import { Button, DownloadIcon } from '@mowatt/ui'
import { saveDaysTexts } from './app-texts.ts'
import { type DayToSave, useSaveDays } from './use-save-days.ts'

type SaveDaysProps = { days: readonly DayToSave[]; name: string }

/** All of them in one file for a calendar. */
export function SaveDays({ days, name }: SaveDaysProps) {
  const save = useSaveDays()
  if (days.length === 0) return null
  return (
    <Button variant="quiet" size="small" onClick={() => save(days, name)}>
      <DownloadIcon size="small" />
      {saveDaysTexts.addDates}
    </Button>
  )
}
