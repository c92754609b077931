/** Texts of the toolbar: formatting and inserting pictures. */
export const richTextTexts = {
  toolbar: 'Formatting',
  buttons: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    quote: 'Quote',
    link: 'Link',
    bullets: 'Bullet list',
    numbers: 'Numbered list',
  },
  hint: 'You can also write Markdown: ## heading, **bold**, - list, > quote.',
}

export const placePictureTexts = {
  open: 'Add a picture to this text',
  description: 'What the picture shows',
  descriptionHint: 'For people who can’t see it. One short sentence.',
  width: 'Width in pixels',
  widthHint: (most: number) => `Up to ${most}. The height adjusts to match.`,
  place: 'Add it to the text',
  noPicture: 'Please upload a picture first.',
  noDescription: 'Please describe the picture for people who can’t see it.',
  badWidth: (most: number) => `Please enter a width from 1 to ${most}.`,
  placed: 'We’ve added the picture where your cursor was.',
}
