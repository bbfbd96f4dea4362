import { describe, expect, test } from 'vitest'
import { decideAccess } from './access-rules'
import type { AppRole, Profile } from './session'

const personas = ['anonymous', 'pending', 'admin', 'owner', 'coach', 'parent', 'player'] as const

/** `✓` may open; `own` own dashboard overview; `account` /settings/account; else the target. */
const table = `
  path                                   anonymous  pending  admin  owner  coach  parent  player
  /                                      ✓          account  own    own    own    own     own
  /login                                 ✓          account  own    own    own    own     own
  /register                              ✓          account  own    own    own    own     own
  /confirm                               ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /info/about-us                         ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /forgot-password                       ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /reset-password                        ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /accept-invitation                     ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /landing/coach-landing                 ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /landing                               ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /shop                                  ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /shop/                                 ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /shop/my-orders/7                      ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /shop/orders/edit/7                    ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /info                                  ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /info/terms-of-service                 ✓          ✓        ✓      ✓      ✓      ✓       ✓
  /shopping                              /login     ✓        ✓      ✓      ✓      ✓       ✓
  /confirm-email                         /login     ✓        ✓      ✓      ✓      ✓       ✓
  /email-change-initiated                /login     ✓        ✓      ✓      ✓      ✓       ✓
  /role-selection                        /login     ✓        ✓      ✓      ✓      ✓       ✓
  /pricing                               /login     ✓        ✓      ✓      ✓      ✓       ✓
  /profile                               /login     ✓        ✓      ✓      ✓      ✓       ✓
  /settings/account                      /login     ✓        ✓      ✓      ✓      ✓       ✓
  /no/such/page                          /login     ✓        ✓      ✓      ✓      ✓       ✓
  /dashboard                             /login     /        own    own    own    own     own
  /dashboard/                            /login     /        own    own    own    own     own
  /dashboard/admin                       /login     account  ✓      own    own    own     own
  /dashboard/admin/users                 /login     account  ✓      own    own    own     own
  /dashboard/owner/settings/billing      /login     account  own    ✓      own    own     own
  /dashboard/coach/overview              /login     account  own    own    ✓      own     own
  /dashboard/coaching                    /login     account  own    own    own    own     own
  /dashboard/parent/overview             /login     account  own    own    own    ✓       own
  /dashboard/player/analytics            /login     account  own    own    own    own     ✓
  /dashboard/nobody                      /login     account  own    own    own    own     own
  /training-manager                      /login     account  ✓      ✓      ✓      ✓       ✓
  /training-manager/trainings/create     /login     account  ✓      ✓      ✓      ✓       ✓
  /stats                                 /login     account  ✓      ✓      ✓      ✓       ✓
  /teams                                 /login     account  ✓      ✓      ✓      ✓       ✓
  /teams/edit/7                          /login     account  ✓      ✓      ✓      ✓       ✓
  /teamsheet                             /login     ✓        ✓      ✓      ✓      ✓       ✓
  /academy                               /login     account  ✓      ✓      ✓      ✓       ✓
  /calendar/training-calendar            /login     ✓        ✓      ✓      ✓      ✓       ✓
  /achievements                          /login     account  ✓      own    own    own     own
  /achievements/create                   /login     account  ✓      own    own    own     own
  /admin/test-note-push                  /login     account  ✓      own    own    own     own
  /admin/push-test                       /login     account  ✓      own    own    own     own
  /de                                    ✓          account  own    own    own    own     own
  /bg/login                              ✓          account  own    own    own    own     own
  /de/dashboard/admin/users              /login     account  ✓      own    own    own     own
  /Dashboard/Admin/users                 /login     account  ✓      own    own    own     own
  /%64ashboard/admin/users               /login     account  ✓      own    own    own     own
  //achievements//create/                /login     account  ✓      own    own    own     own
  /achievements/%E0%A4%A                 /login     account  ✓      own    own    own     own
`

const [, ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

function createSession(persona: (typeof personas)[number]): { profile: Profile | null } | null {
  if (persona === 'anonymous') return null
  const role = persona === 'pending' ? null : persona
  return { profile: createProfile(role) }
}

function createProfile(role: AppRole | null): Profile {
  return { id: 'p', email: 'p@demo.test', first_name: '', last_name: '', role, avatar_url: null }
}

function getExpected(cell: string | undefined, persona: string) {
  if (cell === '✓') return { kind: 'allow' }
  if (cell === 'own') return { kind: 'redirect', to: `/dashboard/${persona}/overview` }
  return { kind: 'redirect', to: cell === 'account' ? '/settings/account' : cell }
}

describe.each(rows)('%s', (pathname, ...cells) => {
  test.each(personas.map((persona, index) => [persona, cells[index]] as const))(
    '%s → %s',
    (persona, cell) => {
      const verdict = decideAccess(createSession(persona), { pathname: pathname ?? '', search: '' })
      expect(verdict).toEqual(getExpected(cell, persona))
    },
  )
})

test('a session whose profile could not be read or created counts as anonymous', () => {
  const visit = { pathname: '/settings/account', search: '' }
  expect(decideAccess({ profile: null }, visit)).toEqual({ kind: 'redirect', to: '/login' })
  expect(decideAccess({ profile: null }, { ...visit, pathname: '/login' })).toEqual({
    kind: 'allow',
  })
})
