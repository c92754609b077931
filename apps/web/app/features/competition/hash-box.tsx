type HashBoxProps = { label: string; value: string }

/** A hash in groups of four, so that two of them can be compared by eye; copied, it has no gaps. */
export function HashBox({ label, value }: HashBoxProps) {
  return (
    <p className="hash-box">
      <span className="font-bold">{label}</span>{' '}
      {(value.match(/.{1,4}/g) ?? []).map((group, at) => (
        <span key={at} className="hash-group">
          {group}
        </span>
      ))}
    </p>
  )
}
