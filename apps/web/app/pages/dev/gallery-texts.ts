/** Texts of the page of all components. */
export const galleryPageTexts = {
  title: 'Components',
} as const
