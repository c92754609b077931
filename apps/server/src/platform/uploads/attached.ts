/** What comes with a large message besides its parsed fields. */
export type Attached = {
  /** The text that stood where the field has this value now. Given once, so that nobody holds it longer than needed. */
  take: (value: string) => string | Buffer
  /** The message is put down elsewhere: others may come in. Once the message is answered this happens by itself. */
  letGo: () => void
}

export function createAttached(lifted: Map<string, Buffer>, letGo: () => void): Attached {
  return {
    take: (value) => {
      const text = lifted.get(value)
      lifted.delete(value)
      return text ?? value
    },
    letGo,
  }
}
