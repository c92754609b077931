import { inThousands } from '../../../browser/in-thousands.ts'

/** A place as people say it, in two parts: 17 and th, 1,204 and th. */
export function ordinalParts(place: number): { figure: string; ending: string } {
  return { figure: inThousands(place), ending: endingOf(place) }
}

export function ordinal(place: number): string {
  return inThousands(place) + endingOf(place)
}

function endingOf(place: number): string {
  const lastTwo = place % 100
  if (lastTwo >= 11 && lastTwo <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'
}
