/** The parts of a large message besides its parsed fields. */
export type Attached = {
  /** The text that was where the field has this value now. Given once, so that it isn't kept in memory for long. */
  take: (value: string) => string | Buffer
  /** The message is stored elsewhere: others may start. Once the message is answered this happens automatically. */
  letGo: () => void
}

export function createAttached(extracted: Map<string, Buffer>, letGo: () => void): Attached {
  return {
    take: (value) => {
      const text = extracted.get(value)
      extracted.delete(value)
      return text ?? value
    },
    letGo,
  }
}
