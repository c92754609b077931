/** Texts of the open menu of a conversation. */

export const deleteChatDialogTexts = {
  title: 'Delete this conversation',
  description:
    'This permanently deletes the conversation, along with its bills, comparisons and shared links. Any switch you’ve started carries on.',
  deleting: 'Deleting',
  delete: 'Delete',
} as const

export const openedChatMenuTexts = {
  more: 'More',
  rename: 'Rename',
  saveAsText: 'Save as text',
  saveAsJson: 'Save as JSON',
  delete: 'Delete',
} as const

export const renameChatDialogTexts = {
  empty: 'Please give the conversation a name.',
  title: 'Rename this conversation',
  saving: 'Saving',
  save: 'Save',
  name: 'Name',
} as const
