import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'
import { storeAnimation } from '@/test/stored-animation'

const getDetailsPath = (id: string) => href(paths.animator.details, { id })
const findGallery = () => screen.findByRole('list', { name: 'Animations' })

/** Without layout the kit takes a menu's button for scrolled away: it hides the menu and complains. */
async function choose(app: Awaited<ReturnType<typeof renderApp>>, title: string, action: string) {
  expectComplaint(/use-focus-trap/)
  await app.user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await app.user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

test('a coach finds animations by words, and starts a new one from a pitch or a template', async () => {
  await storeAnimation('coach', 'Zonal marking at corners')
  const app = await renderApp(paths.animator.list, { as: 'coach' })
  const list = await findGallery()
  const start = await screen.findByRole('region', { name: 'Start from' })
  expect(within(start).getByRole('link', { name: 'Half pitch' })).toHaveAttribute(
    'href',
    '/animator/editor/new?pitch=half',
  )
  expect(within(start).getByRole('link', { name: 'Switch of play' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/animator\/editor\/new\?from=/),
  )

  const search = screen.getByRole('searchbox', { name: 'Search animations' })
  const expectOnly = (title: string) =>
    waitFor(() => {
      expect(within(list).getAllByRole('article')).toHaveLength(1)
      expect(within(list).getByRole('link', { name: title })).toBeVisible()
    })
  await app.user.type(search, 'third-man')
  await expectOnly('Third-man run')
  await app.user.clear(search)
  await app.user.type(search, 'zonal')
  await expectOnly('Zonal marking at corners')
  expect(within(list).getByText('Only me')).toBeVisible()
})

test('no match offers to clear search and filters', async () => {
  const app = await renderApp(`${paths.animator.list}?q=qxqxq`, { as: 'coach' })
  await app.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3))
})

test('archiving takes it out of the list, and undo brings it back', async () => {
  await storeAnimation('coach', 'Put away')
  const app = await renderApp(`${paths.animator.list}?q=put+away`, { as: 'coach' })
  await choose(app, 'Put away', 'Archive')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Put away' })).toBeVisible()
})

test('deleting asks first and is for good', async () => {
  await storeAnimation('coach', 'Thrown away')
  const app = await renderApp(`${paths.animator.list}?q=thrown`, { as: 'coach' })
  await choose(app, 'Thrown away', 'Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete this animation?' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('its owner renames it and shows it to the club', async () => {
  await storeAnimation('coach', 'Working title')
  const app = await renderApp(`${paths.animator.list}?q=working`, { as: 'coach' })
  await choose(app, 'Working title', 'Rename')
  const field = await screen.findByLabelText('Title')
  await app.user.clear(field)
  await app.user.type(field, 'Working together')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Working together' })).toBeVisible()

  await choose(app, 'Working together', 'Who sees it')
  await app.user.click(await screen.findByRole('radio', { name: /^The club's staff/ }))
  await app.user.click(screen.getByRole('switch', { name: /^Offer as a template/ }))
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  const list = await findGallery()
  expect(await within(list).findByText("The club's staff")).toBeVisible()
})

test('the details tell every step in words, with its note', async () => {
  const { id } = await storeAnimation('coach', 'Told in words')
  await renderApp(getDetailsPath(id), { as: 'coach' })
  expect(await screen.findByRole('group', { name: /Told in words/ })).toBeVisible()
  const steps = screen.getByRole('list', { name: 'Step by step' })
  expect(within(steps).getByRole('heading', { name: 'Start' })).toBeVisible()
  expect(within(steps).getByText('Head up')).toBeVisible()
  expect(within(steps).getByText(/dribbles/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible()
})

test('a colleague watches and copies what is shared in the club, and does not edit it', async () => {
  const { id } = await storeAnimation('owner', 'From the owner', 'school')
  const app = await renderApp(getDetailsPath(id), { as: 'coach' })
  expect(await screen.findByRole('heading', { level: 1, name: 'From the owner' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull()

  await choose(app, 'From the owner', 'Duplicate')
  await waitFor(() =>
    expect(app.router.state.location.pathname).toMatch(/^\/animator\/editor\/(?!new)/),
  )
  expect(app.router.state.location.pathname).not.toContain(id)
})

test('a parent watches what is public, without anything to change it', async () => {
  const { id } = await storeAnimation('coach', 'For everybody', 'public')
  await renderApp(getDetailsPath(id), { as: 'parent' })
  expect(await screen.findByRole('group', { name: /For everybody/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  expect(screen.queryByText('Child Test')).toBeNull()
})

test.each(['parent', 'coach2', 'owner2'] as const)(
  'what is for the staff of one club does not exist for %s',
  async (persona) => {
    const { id } = await storeAnimation('coach', 'Club secret', 'school')
    await renderApp(getDetailsPath(id), { as: persona })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  },
)

test('a link plays signed out, without names, is copied again later, and dies when it is revoked', async () => {
  const { id } = await storeAnimation('coach', 'Sent to the parents')
  const app = await renderApp(getDetailsPath(id), { as: 'coach' })
  await app.user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const sheet = await screen.findByRole('dialog', { name: 'Create a link' })
  await app.user.click(within(sheet).getByRole('radio', { name: /^1 day, until / }))
  await app.user.click(within(sheet).getByRole('button', { name: 'Create' }))
  const field = await screen.findByRole('textbox', { name: 'Link' })
  const address = new URL(field.getAttribute('value') ?? '').pathname
  expect(address).toMatch(/^\/shared\/animation\/[0-9a-f]{64}$/)
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  const links = within(screen.getByRole('list', { name: 'Links' }))
  await app.user.click(await links.findByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain(address)
  app.unmount()

  const visitor = await renderApp(address)
  expect(screen.getByRole('heading', { level: 1, name: 'Sent to the parents' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  visitor.unmount()

  const again = await renderApp(getDetailsPath(id), { as: 'coach' })
  await again.user.click(await screen.findByRole('button', { name: 'Revoke' }))
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this link?' })
  await again.user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Revoked')).toBeVisible()
  again.unmount()

  await renderApp(address)
  expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
})

test('a token nobody made shows the same as a closed link', async () => {
  await renderApp(href(paths.animator.shared, { token: 'nonsense' }))
  expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
})

test('an expired link says so, and whom to ask', async () => {
  // of the demo, over for three days
  await renderApp(
    '/shared/animation/79747b951823fc3d69fecb0f9aaa34fe79747b951823fc3d69fecb0f9aaa34fe',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  expect(screen.getByText('Ask the coach who sent it for a new one.')).toBeVisible()
})
