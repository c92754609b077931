import { Button, DownloadIcon } from '@mowatt/ui'
import { calendarFile } from '../../browser/calendar-file.ts'
import { saveFile } from '../../browser/save-file.ts'

type SaveDaysProps = { days: readonly { on: string; title: string; says: string }[]; name: string }

/** All of them in one file for a calendar. */
export function SaveDays({ days, name }: SaveDaysProps) {
  if (days.length === 0) return null
  function save() {
    const url = new URL('/home', location.href).href
    const events = days.map(({ on, title, says }) => ({ on, title, text: `${says}\n${url}`, url }))
    saveFile(calendarFile(events, new Date()), name)
  }
  return (
    <Button variant="quiet" size="small" onClick={save}>
      <DownloadIcon size="small" />
      Add the dates to your calendar
    </Button>
  )
}
