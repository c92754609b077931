export const campaignCountsTexts = {
  campaign: 'Campaign',
  title: (days: number) => `Last ${days} days`,
  text: 'Visitors who agreed to be counted, and what they did on the site. Someone who visits on two days counts twice.',
  none: 'No campaigns yet.',
  unknownTitle: 'Links to campaigns that don’t exist',
  unknownText: 'People followed links with these names and saw the default banner.',
} as const

export const campaignListTexts = {
  none: 'No campaigns yet',
  noneText: 'Create one, then publish it.',
  unnamed: 'Unnamed campaign',
  address: 'Address',
  default: 'Shown to everyone who doesn’t follow a campaign link.',
  audience: 'Audience',
  noAudience: 'Nobody in particular',
  days: 'Days',
  editDraft: 'Edit the draft',
  edit: 'Edit',
  newCampaign: 'New campaign',
} as const

export const previewAtWidthsTexts = {
  open: (width: number) => `Preview at ${width}`,
  pixels: (name: string) => `pixels: ${name}`,
  blocked: 'Your browser blocked the window. Please allow pop-ups for this site and try again.',
  incomplete: 'The page can’t show this draft yet. Please edit it and fill in what’s missing.',
} as const
