import { Gallery } from '@mowatt/ui/gallery'
import galleryCss from '@mowatt/ui/gallery.css?url'
import { data } from 'react-router'
import { useSite } from '../../features/content/use-site.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/gallery-page.ts'
import { galleryPageTexts } from './gallery-texts.ts'

export const handle = { frame: 'none' }

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(visitContext).settings.hasDevPages) throw data(null, { status: 404 })
  return null
}

/** Every component in every state, for people who build the site. */
export default function GalleryPage() {
  const { siteName } = useSite().settings
  return (
    <>
      <link rel="stylesheet" href={galleryCss} precedence="high" />
      <title>{galleryPageTexts.title}</title>
      <meta name="robots" content="noindex" />
      <Gallery name={siteName} />
    </>
  )
}
