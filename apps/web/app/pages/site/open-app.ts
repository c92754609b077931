import { redirect } from 'react-router'
import { requestedTheme } from '../../browser/theme.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/open-app.ts'
import { appTarget } from './app-target.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const theme = requestedTheme(new URL(request.url), request.headers.get('cookie'))
  return redirect(appTarget(context.get(visitContext).settings, theme))
}
