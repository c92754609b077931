/** What the page of all components says around them. */
export const galleryPageTexts = {
  title: 'Components',
} as const
