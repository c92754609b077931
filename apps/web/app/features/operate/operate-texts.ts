export const pagesTexts = {
  title: 'Pages',
  first: 'First page',
  next: 'Next page',
} as const

export const tilesTexts = {
  nothingWaiting: 'Nothing is waiting',
  waiting: (waiting: string) => `${waiting} waiting`,
} as const
