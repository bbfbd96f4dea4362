/** Which pages the accessibility walk visits, and which personas see the same when they open one. */
import { parseTables } from './markdown-tables'

/** A page, and the groups of personas to whom it looks alike. */
export interface WalkedPage {
  page: string
  audiences: string[][]
}

const personas = ['anonymous', 'admin', 'owner', 'coach', 'parent', 'player', 'pending']

/** Pages about the account itself, which show everybody the same form. */
const sameForAll =
  /^\/(settings\/|profile$|role-selection$|confirm|email-change|forgot|reset|accept|info\/|landing\/|shared\/)/

const visitors = [['anonymous'], ['admin', 'owner', 'coach', 'parent', 'player', 'pending']]
/** A parent sees a child as the player sees themselves; an owner and a coach may change different things. */
const roles = [['anonymous'], ['admin'], ['owner'], ['coach'], ['parent', 'player'], ['pending']]

/** `routes` is docs/routes.md: its first table names the pages, its second who may open them. */
export function listWalkedPages(routes: string): WalkedPage[] {
  const [pages = [], access = []] = parseTables(routes)
  return pages
    .filter(({ path, layout }) => path !== '*' && layout !== '')
    .map(({ path: page = '' }) => {
      const row = access.find(({ path }) => path === page)
      const isOpen = (persona: string) => row?.[persona] === '✓'
      const audiences = (sameForAll.test(page) ? visitors : roles)
        .map((audience) => audience.filter(isOpen))
        .filter((audience) => audience.length > 0)
      return { page, audiences }
    })
}

/** Every persona that may open a page is an audience of its own, for the full walk. */
export function splitAudiences({ page, audiences }: WalkedPage): WalkedPage {
  const open = personas.filter((persona) => audiences.some((one) => one.includes(persona)))
  return { page, audiences: open.map((persona) => [persona]) }
}
