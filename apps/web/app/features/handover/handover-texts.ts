/** Texts on the way from a bill or a question to a conversation. */

export const confirmDialogTexts = {
  title: 'Confirm upload',
  pdf: 'PDF',
  agree: [
    'I pay this bill, or have permission from the person who does. I agree to the ',
    'Terms',
    ' and have read the ',
    'Privacy Policy',
    '.',
  ],
  control: 'You can see, export and delete your bill at any time.',
  newTab: '(opens in a new tab)',
  confirm: 'Confirm',
} as const

export const flowTexts = {
  notUploaded: 'We couldn’t upload your bill',
  notSent: 'We couldn’t send your message',
} as const

export const digScreenTexts = {
  title: 'Digging through your bill',
  technology: '... using latest AI technology',
  pdf: 'PDF',
  stop: 'Stop and delete my bill',
} as const

export const flowModalsTexts = {
  close: 'Close',
} as const

export const photosPanelTexts = {
  count: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  summary: (count: string, size: string) => `${count}, ${size}. Mo will turn them into one PDF.`,
  title: 'Photos of your bill',
  page: (place: number) => `Page ${place}`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  addMorePhotos: 'Add more photos',
  firstPages: (photoPagesRead: number) =>
    ` He only reads the first ${photoPagesRead}, so please make sure they include the charges.`,
  uploadPhoto: 'Upload photo',
  upload: (count: string) => `Upload ${count}`,
} as const

export const handoverTroubleTexts = {
  error: (text: string) => `Error: ${text}`,
} as const
