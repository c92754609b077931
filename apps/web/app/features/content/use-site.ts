import { useRouteLoaderData } from 'react-router'
import { defaultSettings, type SiteSettings } from './site-settings.ts'

type RootData = { settings: SiteSettings }

/** The root's data for every page; the defaults if it could not be loaded. */
export function useSite(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { settings: defaultSettings }
}
