import { Icon, type IconProps } from './icon.tsx'

/** Saves on the device. */
export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
    </Icon>
  )
}
