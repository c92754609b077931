import { Icon } from '@mowatt/ui'

const drawings = {
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2.5" />
      <path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8" />
    </>
  ),
  share: (
    <>
      <circle cx="6.5" cy="12" r="2.8" />
      <circle cx="17" cy="5.8" r="2.8" />
      <circle cx="17" cy="18.2" r="2.8" />
      <path d="m9 10.6 5.6-3.3M9 13.4l5.6 3.3" />
    </>
  ),
  download: <path d="M12 4v11M6.5 10.5 12 16l5.5-5.5M5 20h14" />,
  play: <path d="M8 5.5v13L18.5 12z" />,
}

/** Small pictures beside the words of a button. */
export function ActIcon({ name }: { name: keyof typeof drawings }) {
  return <Icon size="small">{drawings[name]}</Icon>
}
