/** Writes docs/routes.md: every route, who owns it, and where the guard sends each persona. */
import type { RouteObject } from 'react-router'
import { decideAccess } from '@/features/session/model/access-rules'
import { appRoles, type AppRole, type Profile } from '@/features/session/model/session'
import { isPageHandle, isRedirectHandle } from '@/lib/router/handle'

/** The seven personas of the access table, and how each looks to the guard. */
export const visitors: readonly { name: string; profile: Profile | null }[] = [
  { name: 'anonymous', profile: null },
  createVisitor(null),
  ...appRoles.map(createVisitor),
]

/** `allow`, or where the visitor is sent. */
export function describeOutcome(profile: Profile | null, path: string): string {
  const verdict = decideAccess(profile && { profile }, {
    pathname: createExamplePath(path),
    search: '',
  })
  if (verdict.kind === 'redirect') return verdict.to
  return verdict.kind === 'allow' ? 'allow' : '404'
}

/** The whole document. `titleOf` gives the English title of a translation key. */
export function renderRouteDocument(rows: RouteObject[], titleOf: (key: string) => string): string {
  const pages = rows.filter(({ handle }) => isPageHandle(handle)).length
  return [
    '# Routes',
    '',
    'Generated from the route table by `src/app/router/route-table.test.ts`;',
    '`npm run routes:doc` writes it anew.',
    '',
    `${pages} pages, ${rows.length - pages} redirects.`,
    '',
    '## Pages',
    '',
    '| path | title | layout | access | feature |',
    '|---|---|---|---|---|',
    ...rows.map((row) => formatPageLine(row, titleOf)),
    '',
    '## Where the guard sends whom',
    '',
    '`✓` opens the page.',
    '',
    `| path | ${visitors.map(({ name }) => name).join(' | ')} |`,
    `|---|${visitors.map(() => '---|').join('')}`,
    ...rows.map(({ path = '' }) => formatAccessLine(path)),
    '',
  ].join('\n')
}

function formatPageLine({ path, handle }: RouteObject, titleOf: (key: string) => string): string {
  if (isRedirectHandle(handle)) {
    return `| ${path} | → ${handle.redirectsTo} | | dashboard | ${handle.feature} |`
  }
  if (!isPageHandle(handle)) return `| ${path} | | | | |`
  const { title, layout, access, feature } = handle.page
  return `| ${path} | ${titleOf(title)} | ${layout} | ${access} | ${feature} |`
}

function formatAccessLine(path: string): string {
  const outcomes = visitors.map(({ profile }) => describeOutcome(profile, path))
  return `| ${path} | ${outcomes.map((to) => (to === 'allow' ? '✓' : to)).join(' | ')} |`
}

/** `/teams/edit/:id` as a visitor would have it: `/teams/edit/1`. */
function createExamplePath(path: string): string {
  return path.replace(/:\w+/g, '1')
}

function createVisitor(role: AppRole | null) {
  const profile: Profile = {
    id: '1',
    email: 'somebody@example.com',
    first_name: 'Some',
    last_name: 'Body',
    role,
    avatar_url: null,
  }
  return { name: role ?? 'pending', profile }
}
