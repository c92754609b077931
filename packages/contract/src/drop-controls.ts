/** Removes characters that no text needs and that confuse readers. */
export function dropControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to drop
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, '')
}
