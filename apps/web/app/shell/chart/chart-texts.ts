/** What charts say beside their figures. */

export const chartTableTexts = {
  showAsATable: 'Show as a table',
} as const

export const lineChartTexts = {
  day: 'Day',
} as const
