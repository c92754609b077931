/** Of half an hour, for the picture of a day. */
export function sayKwhOf(wattHours: number): string {
  return (wattHours / 1000).toFixed(2)
}
