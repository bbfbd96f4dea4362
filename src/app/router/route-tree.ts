/** Hangs rows into the frame: root shell, layout, page; errors stay inside the layout. */
import type { RouteObject } from 'react-router'
import { isPageHandle } from '@/lib/router/handle'
import { createNotFoundRoute } from '@/lib/router/page'
import { LayoutOutlet } from '../layouts/layout-outlet'
import { preloadLayout } from '../layouts/layout-parts'
import { LoadingScreen } from '../shell/loading-screen'
import { RootShell } from '../shell/root-shell'
import { PageError, RootError } from './route-error'

/** The route below which all pages hang; later rows are patched in here. */
export const pageParentId = 'page'

export function createRouteTree(rows: RouteObject[]): RouteObject[] {
  const pages: RouteObject = {
    id: pageParentId,
    ErrorBoundary: PageError,
    children: [...rows, createNotFoundRoute()].map(wrapInFrame),
  }
  return [
    {
      id: 'root',
      Component: RootShell,
      ErrorBoundary: RootError,
      HydrateFallback: LoadingScreen,
      children: [{ id: 'layout', Component: LayoutOutlet, children: [pages] }],
    },
  ]
}

/** A row as the router gets it: with its layout fetched beside its data. */
export function wrapInFrame(row: RouteObject): RouteObject {
  const { handle, loader } = row
  if (!isPageHandle(handle) || typeof loader !== 'function') return row
  const load = loader
  return {
    ...row,
    loader: async (args, context) => {
      const [result] = await Promise.all([load(args, context), preloadLayout(handle.page)])
      return result
    },
  }
}
