/** As the estimate for homes counts it. */
export const MILES_A_KWH = 3.5

/** What that many miles take, to the next hundred kWh: it is a rule of thumb. */
export function kwhOfMiles(miles: number): number {
  return Math.round(miles / MILES_A_KWH / 100) * 100
}
