export type Prize = { first: number; last: number; prize: string }

/** A line for each: "1: AirPods 4" or "6-15: Smart plugs". */
export function writePrizes(prizes: readonly Prize[]): string {
  return prizes.map(({ first, last, prize }) => `${first === last ? first : `${first}-${last}`}: ${prize}`).join('\n')
}

const LINE = /^(\d{1,6})(?:\s?[-–]\s?(\d{1,6}))?\s?:\s?(\S.*)$/

/** The number of the line that says something else, if there is one. */
export function readPrizes(text: string): { prizes: Prize[]; wrongLine?: number } {
  const prizes: Prize[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, first, last, prize] = LINE.exec(line.trim()) ?? []
    if (first === undefined || prize === undefined) return { prizes, wrongLine: at + 1 }
    prizes.push({ first: Number(first), last: Number(last ?? first), prize: prize.trim() })
  }
  return { prizes }
}
