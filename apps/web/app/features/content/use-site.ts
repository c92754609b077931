import { useRouteLoaderData } from 'react-router'
import { defaultSettings, type SiteSettings } from './site-settings.ts'

type RootData = { settings: SiteSettings }

/** What the root loaded for every page; the defaults when it could not. */
export function useSite(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { settings: defaultSettings }
}
