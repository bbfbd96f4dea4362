import { visitorPaths } from '@/lib/router/visitor-paths'

/** Whose eyes somebody without an account borrows in the demo academy. */
export const viewpoints = ['coach', 'parent', 'player', 'owner'] as const

export type Viewpoint = (typeof viewpoints)[number]

export function parseViewpoint(text: string | null): Viewpoint | null {
  return viewpoints.find((viewpoint) => viewpoint === text) ?? null
}

/** The page that asks as whom; with `as` the demo academy opens at once. `site`: where it is, empty for this one. */
export function getTryAddress(as: Viewpoint | null, site = ''): string {
  return `${site}${visitorPaths.lookAround}${as ? `?as=${as}` : ''}`
}
