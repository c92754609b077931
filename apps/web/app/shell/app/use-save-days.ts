import { createContext, useContext } from 'react'
import { calendarFile } from '../../browser/calendar-file.ts'
import { saveFile } from '../../browser/save-file.ts'

/** The link of a calendar event, and whose it is if the user has several homes. */
export const CalendarPlaceContext = createContext<{ href: string; name?: string | undefined }>({ href: '/home' })

export type DayToSave = { on: string; title: string; says: string }

/** Saves days as a file for a calendar; each says which home it is about and leads to its page. */
export function useSaveDays(): (days: readonly DayToSave[], fileName: string) => void {
  const { href, name } = useContext(CalendarPlaceContext)
  return (days, fileName) => {
    const url = new URL(href, location.href).href
    const events = days.map(({ on, title, says }) => ({
      on,
      about: `${href} ${title}`,
      title: name === undefined ? title : `${title} (${name})`,
      text: `${says}\n${url}`,
      url,
    }))
    saveFile(calendarFile(events, new Date()), fileName)
  }
}
