export type UploadedPicture = { url: string; width: number; height: number }

/** A picture in Markdown: its alternative text, its address and its size, in the existing format. */
export function pictureMarkdown(
  { url, width: whole, height }: UploadedPicture,
  { description, width }: { description: string; width: number },
): string {
  const words = description
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]]/g, String.raw`\$&`)
  return `![${words}](${url} "${width} x ${Math.max(1, Math.round((height * width) / whole))}")`
}

/** Inserts a paragraph at the cursor. */
export function placedInText(text: string, paragraph: string, place: number): string {
  const parts = [text.slice(0, place).trimEnd(), paragraph, text.slice(place).trimStart()]
  return parts.filter((part) => part !== '').join('\n\n')
}
