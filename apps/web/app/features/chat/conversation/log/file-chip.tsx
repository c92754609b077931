import { fileChipTexts } from '../conversation-texts.ts'

/** An uploaded file. */
export function FileChip({ name, bytes }: { name: string; bytes: number }) {
  return (
    <p className="chat-bubble chat-file">
      <span className="chat-file-kind" aria-hidden>
        {fileChipTexts.pdf}
      </span>
      <span className="min-w-0">
        <strong className="wrap-anywhere">{name}</strong>
        <span className="block text-micro">{sizeOf(bytes)}</span>
      </span>
    </p>
  )
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
