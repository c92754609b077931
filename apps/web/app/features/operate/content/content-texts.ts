export const beginRecordTexts = {
  title: 'New record',
  start: 'Start writing',
} as const

export const compareValuesTexts = {
  empty: 'Nothing here',
} as const

export const earlierVersionsTexts = {
  title: (count: number) => `Earlier versions (${count})`,
  restoreTitle: 'Restore a version',
  restore: 'Use this version as the draft',
  version: 'Version',
  hint: 'This replaces the draft. The site stays the same until you publish.',
  until: (time: string, by: string) => `Live until ${time}, replaced by ${by}`,
  missing: 'Please choose a version.',
} as const

export const pictureFieldTexts = {
  address: 'Picture address',
  addressHint: 'Leave this blank if you don’t want a picture.',
  description: 'What the picture shows',
  width: 'Width in pixels',
  height: 'Height in pixels',
} as const

export const previewDraftTexts = {
  preview: 'Preview on the site',
  incomplete: 'The page can’t show this draft yet. Please check the form.',
} as const

export const recordActsTexts = {
  title: 'Publishing',
  deleted: 'We’ve deleted this record, so it’s no longer on the site. You can bring it back.',
  undoTitle: 'Undo the deletion',
  undo: 'Undo',
  compareDraft: 'The draft and the site',
  compareSite: 'The site',
  same: 'The site matches what’s in the form.',
  unpublished: 'Nobody can see this record yet. Save a draft, then publish it.',
  noChanges: 'The draft is the same as what’s on the site.',
  scheduled: (time: string, scheduledBy: string) =>
    `We’ll publish the draft on ${time}, as ${scheduledBy} asked. If you save the draft again, it’ll come off the schedule.`,
  saveFirst: 'Save your draft first. Then you can preview and publish it.',
  publish: 'Publish',
  publishNow: 'Publish now',
  publishLater: 'Publish later',
  unschedule: 'Take the draft off the schedule',
  unscheduleButton: 'Don’t publish it',
  discardTitle: 'Discard the draft',
  discard: 'Discard',
  deleteTitle: 'Delete this record',
  delete: 'Delete',
  deleteHint: 'We keep your reason in the audit log. You can undo the deletion.',
  oldAddresses: (count: number) => `Old addresses (${count})`,
  oldAddressesText: 'These redirect to the current address.',
  postAddress: (slug: string) => `/blog/${slug}`,
  live: 'Live',
  before: 'Before',
  draft: 'Draft',
  published: 'We’ve published it. It’ll be on the site within seconds.',
  scheduledDone: 'We’ve scheduled it. You can close this page.',
  unscheduled: 'We’ve taken it off the schedule. You still have the draft.',
  discarded: 'We’ve discarded the draft. The site hasn’t changed.',
  restored: 'The earlier version is your draft now.',
  deletedDone: 'We’ve deleted it. You can undo this below.',
} as const

export const recordEditorTexts = {
  notDone: 'Someone else has changed this record, so we haven’t done what you asked.',
  draftBy: (editedBy: string, time: string) => `Draft by ${editedBy}, ${time}.`,
  allContent: 'All content',
  allOfKind: 'See others like this',
  changedElsewhere:
    'Someone else has changed this record. Your changes are still in the form, but we haven’t saved them. Here’s how their version differs.',
  useTheirs: 'Use theirs',
  tookTheirs: 'Their version is in the form now.',
  saveMine: 'Save mine instead',
  saveDraft: 'Save draft',
  leave: 'You haven’t saved your changes. Leave this page and lose them?',
} as const

export const recordFilterTexts = {
  title: 'Filter records',
  kind: 'Content type',
  allKinds: 'All content types',
  state: 'Status',
  anyState: 'Any status',
  words: 'Words in the title',
  show: 'Show',
} as const

export const recordListTexts = {
  title: 'Records',
  none: 'No records match',
  noneText: 'Choose another content type or status, or search for other words.',
  untitled: (kind: string) => `${kind} without a title`,
  changed: (kind: string, time: string, by: string | null) =>
    by === null ? `${kind}, changed ${time}` : `${kind}, changed ${time} by ${by}`,
} as const

export const scheduleFormTexts = {
  title: 'Publish later',
  schedule: 'Schedule',
  dayTime: 'Date and time',
  dayTimeHint: 'In your device’s time zone. It may go live up to a minute later.',
  missing: 'Please choose a date and time.',
} as const

export const sectionsFieldTexts = {
  untitled: 'Untitled section',
  title: 'Section title',
  text: 'Section text',
  textHint: 'Write this as HTML, using p, h3, ul, ol, li, strong, em and a.',
  moveUp: 'Move up',
  remove: 'Remove',
  add: 'Add a section',
} as const

export const textCheckTexts = {
  title: 'Links and spelling',
  failed: 'We couldn’t check the links and spelling.',
  tryAgain: 'Try again',
  checking: 'We’re checking the links and spelling…',
  nothingFound: 'We didn’t find any problems. We haven’t tried links to other sites.',
  use: (address: string) => `Use ${address}.`,
  didMean: (suggestions: string) => `Did you mean ${suggestions}?`,
  notInDictionary: 'It’s not in the dictionary.',
  noSpelling: 'We couldn’t check the spelling this time.',
  problems: {
    no_link: 'We can’t use this as a link.',
    no_page: 'There’s no page at this address.',
    no_place: 'This question isn’t on that page.',
    moved: 'This post has moved.',
  },
} as const

export const uploadPictureTexts = {
  upload: 'Upload a picture',
  hint: 'JPG, PNG, WEBP or GIF, less than 5 MB. We’ll make it smaller and remove its location data.',
  uploading: 'Uploading',
  tooLarge: 'This picture is too large. Please use one that’s less than 5 MB.',
} as const

export const valueFieldTexts = {
  optional: (label: string) => `${label} (optional)`,
  hints: {
    link: 'Start with /, # or https://.',
    lines: 'One per line.',
    json: 'Write this as JSON. Keep the quotes and brackets.',
  },
  slugHint:
    'Use lower-case letters, numbers and hyphens. If you change it after a post goes live, its old address will redirect to the new one.',
  answerHint:
    'Start with the short answer. Then add sections such as ## how and ## why, for people who want to know more, and such as ## case: they rent, for what only applies to some people. Use names such as {limit} in place of figures.',
} as const
