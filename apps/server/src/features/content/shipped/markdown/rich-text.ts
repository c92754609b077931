/** Rich text as Strapi keeps it, as far as our own texts use it. */
export type TextNode = { type: 'text'; text: string; bold?: true; italic?: true; code?: true }
export type LinkNode = { type: 'link'; url: string; children: TextNode[] }
export type Inline = TextNode | LinkNode
export type ListItem = { type: 'list-item'; children: Inline[] }
export type ImageBlock = {
  type: 'image'
  image: { id: number; documentId: string; url: string; alternativeText: string; width: number; height: number }
  children: TextNode[]
}
export type Block =
  | ImageBlock
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ListItem[] }
  | { type: 'quote'; children: Inline[] }
