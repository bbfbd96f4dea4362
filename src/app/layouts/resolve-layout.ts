/** Which of the seven layouts a visitor gets on a page. */
import type { Session } from '@/features/session/model/session'
import type { LayoutName } from '@/lib/router/page'

export type Frame =
  | { kind: 'empty' }
  /** Public header and footer; `needsKit` where the page itself is made for signed-in people. */
  | { kind: 'public'; needsKit: boolean }
  | { kind: 'signed_in'; nav: NavName }

export type NavName = 'admin' | 'coach' | 'owner' | 'parent' | 'player' | 'default'

/**
 * A role's layout needs somebody who is signed in; `role` follows the active role; a person
 * without a role gets the default layout with the small navigation. A light page does without the kit.
 */
export function resolveLayout(
  layout: LayoutName,
  session: Pick<Session, 'profile'> | null,
  isLight = false,
): Frame {
  if (layout === 'empty') return { kind: 'empty' }
  if (layout === 'default') return { kind: 'public', needsKit: false }
  if (!session?.profile) return { kind: 'public', needsKit: !isLight }
  const nav = layout === 'role' ? (session.profile.role ?? 'default') : layout
  return { kind: 'signed_in', nav }
}
