/** A place as people say it, in two parts: 17 and th, 1,204 and th. */
export function ordinalParts(place: number): { figure: string; ending: string } {
  return { figure: inThousands(place), ending: endingOf(place) }
}

export function ordinal(place: number): string {
  return inThousands(place) + endingOf(place)
}

/** 12345 as 12,345; the same on the server and in every browser. */
export function inThousands(figure: number): string {
  return String(figure).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

function endingOf(place: number): string {
  const lastTwo = place % 100
  if (lastTwo >= 11 && lastTwo <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'
}
