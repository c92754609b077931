export const readingsTexts = {
  noneCorrected: 'Nobody has corrected a bill yet',
  noneCorrectedText: 'Values people correct show up here.',
  noneUncertain: 'Mo was sure of every bill',
  noneUncertainText: 'Values Mo wasn’t sure of show up here.',
  title: 'Bill readings',
  which: 'Filter readings',
  corrected: 'Corrected',
  uncertain: 'Uncertain',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  correctedAt: (time: string) => `Corrected ${time}.`,
  readAt: (time: string) => `Read ${time}.`,
  readAs: (read: string) => `: read as ${read}.`,
  correctedTo: (read: string, text: string) => `: read as ${read}, corrected to ${text}.`,
  certainty: (page: number, percent: number, printed: string) =>
    `Page ${page}, ${percent}% sure, printed as “${printed}”.`,
  against: (checks: string) => `Failed checks: ${checks}.`,
} as const
