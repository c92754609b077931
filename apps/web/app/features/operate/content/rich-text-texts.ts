/** Above a text of a record: what formats its words, and what brings a picture into it. */
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
  open: 'Put a picture in this text',
  description: 'What the picture shows',
  descriptionHint: 'For people who can’t see it. One short sentence.',
  width: 'Width in pixels',
  widthHint: (most: number) => `Up to ${most}. The height follows.`,
  place: 'Put it in the text',
  noPicture: 'Please upload a picture first.',
  noDescription: 'Please describe the picture for people who can’t see it.',
  badWidth: (most: number) => `Please enter a width from 1 to ${most}.`,
  placed: 'The picture is in the text, where your cursor was.',
}
