import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const school = '00000000-0000-4000-8000-000000000001'
const own = { team: '', name: '', players: [''] }

/** A team of this test alone with two players, last in any list, and a third player without a team. */
beforeEach(async () => {
  await startI18n('en')
  await signInAs('owner')
  const client = await getDb()
  own.name = `Z${crypto.randomUUID().slice(0, 8)}`
  const team = await unwrap(
    client
      .from('teams')
      .insert({ school_id: school, name: own.name, age_group: 'U12', season: '2026/27' })
      .select('id')
      .single(),
  )
  own.team = team.id
  const players = await unwrap(
    client
      .from('players')
      .insert(
        ['Ada', 'Bo', 'Cy'].map((first_name) => ({
          school_id: school,
          first_name,
          last_name: own.name,
          date_of_birth: '2015-05-06',
        })),
      )
      .select('id'),
  )
  own.players = players.map(({ id }) => id)
  await unwrap(
    client
      .from('squad_members')
      .insert(
        own.players.slice(0, 2).map((player_id, index) => ({
          team_id: own.team,
          player_id,
          shirt_number: index + 1,
        })),
      )
      .select('id'),
  )
})

const findShirtField = (name: string) =>
  screen.findByRole('textbox', { name: `Shirt number of ${name} ${own.name}` })

/** Without layout the kit takes a menu's button for scrolled away: it hides the menu and complains. */
async function choose(user: UserEvent, action: string) {
  expectComplaint(/use-focus-trap/)
  await user.click(await screen.findByRole('button', { name: `More about ${own.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

test('the list finds a team by name from the address, with the number of its players and staff', async () => {
  await renderApp(`/teams?q=${own.name}`, { as: 'owner' })
  const row = await screen.findByRole('row', { name: new RegExp(own.name) })
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/teams/details/${own.team}`)
  expect(row).toHaveTextContent('2')
  expect(row).toHaveTextContent('Nobody yet')
})

test('shirt numbers are edited in place: 1 to 99, unique per team, the message beside the field', async () => {
  const { user } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  const field = await findShirtField('Bo')
  await user.clear(field)
  await user.type(field, '1{Enter}')
  expect(await screen.findByText(`Number 1 belongs to Ada ${own.name}.`)).toBeVisible()
  expect(field).toHaveValue('1')
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  await user.clear(field)
  await user.type(field, '100{Enter}')
  expect(await screen.findByText('A number from 1 to 99.')).toBeVisible()
  await user.type(field, '{Escape}')
  expect(field).toHaveValue('2')

  await user.clear(field)
  await user.type(field, '17{Enter}')
  const client = await getDb()
  await waitFor(async () => {
    const [row] = await unwrap(
      client
        .from('squad_members')
        .select('shirt_number')
        .eq('team_id', own.team)
        .eq('player_id', own.players[1] ?? ''),
    )
    expect(row?.shirt_number).toBe(17)
  })
})

test('players of the school are added several at once, and nobody twice', async () => {
  const { user } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Add players' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('searchbox', { name: 'Search players' }), `${own.name}{Enter}`)
  const candidate = await dialog.findByRole('checkbox', { name: `Cy ${own.name}` })
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1))
  await user.click(candidate)
  await user.click(dialog.getByRole('button', { name: 'Add 1 player' }))
  expect(await findShirtField('Cy')).toHaveValue('')

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: `Cy ${own.name}` })).not.toBeInTheDocument(),
  )
})

test('a player is removed with an end date, and the removal is undone', async () => {
  const { user } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  await user.click(
    await screen.findByRole('button', { name: `Remove Bo ${own.name} from the team` }),
  )
  const dialog = await screen.findByRole('dialog', { name: `Bo ${own.name} leaves ${own.name}` })
  await user.click(within(dialog).getByRole('button', { name: 'Remove from the team' }))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: `Bo ${own.name}` })).not.toBeInTheDocument(),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await findShirtField('Bo')).toHaveValue('2')
})

test('staff is added with a role, changed, removed and brought back', async () => {
  const { user } = await renderApp(`/teams/details/${own.team}?tab=staff`, { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Add to the staff' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('combobox', { name: /Coach or owner/ }))
  await user.click(await screen.findByRole('option', { name: 'Lena Hoffmann', hidden: true }))
  await user.click(dialog.getByRole('button', { name: 'Add to the staff' }))
  const duty = await screen.findByRole('combobox', { name: 'Duty of Lena Hoffmann' })
  expect(duty).toHaveValue('Head coach')

  await user.click(duty)
  await user.click(await screen.findByRole('option', { name: 'Team manager', hidden: true }))
  await waitFor(() => expect(duty).toHaveValue('Team manager'))
  await user.click(screen.getByRole('button', { name: 'Take Lena Hoffmann off the staff' }))
  expect(await screen.findByText('Nobody looks after this team yet.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('combobox', { name: 'Duty of Lena Hoffmann' })).toHaveValue(
    'Team manager',
  )
})

test('a team is created; a name is given once a season, and what was typed is kept', async () => {
  const { user, router } = await renderApp('/teams/create', { as: 'owner' })
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await user.type(name, own.name)
  await user.click(screen.getByRole('combobox', { name: /Age group/ }))
  await user.click(await screen.findByRole('option', { name: 'U12', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Create a team' }))
  expect(await screen.findByText('This season has a team of that name already.')).toBeVisible()
  expect(name).toHaveValue(own.name)
  await user.type(name, ' B')
  await user.click(screen.getByRole('button', { name: 'Create a team' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/teams\/details\//))
  expect(await screen.findByRole('heading', { level: 1, name: `${own.name} B` })).toBeVisible()
})

test('a squad goes into the new season with its numbers, without who leaves', async () => {
  const { user, router } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  await findShirtField('Ada')
  await choose(user, 'Take into a new season')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: `Bo ${own.name} · 2015` }))
  await user.click(dialog.getByRole('button', { name: 'Create team' }))
  await waitFor(() => expect(router.state.location.pathname).not.toContain(own.team))
  expect(await screen.findByText('2027/28')).toBeVisible()
  expect(await findShirtField('Ada')).toHaveValue('1')
  expect(screen.queryByRole('link', { name: `Bo ${own.name}` })).not.toBeInTheDocument()
})

test('a team is archived, leaves the list, and comes back', async () => {
  const { user } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  await choose(user, 'Archive team')
  expect(await screen.findByText(/^Archived since/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText(/^Archived since/)).not.toBeInTheDocument())
})

test('a parent reads the team of the own child, sees no team mates and changes nothing', async () => {
  await renderApp('/teams/details/00000000-0000-4000-8002-000000000003', { as: 'parent' })
  const list = await screen.findByRole('table', { name: 'Squad' })
  expect(within(list).getAllByRole('link')).toHaveLength(1)
  expect(within(list).queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add players' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Attendance' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
})

test('coaches are led away from making teams, and from editing a colleague’s', async () => {
  const { router } = await renderApp('/teams/create', { as: 'coach' })
  expect(router.state.location.pathname).toBe('/teams')
  await router.navigate(`/teams/edit/${own.team}`)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/teams/details/${own.team}`))
})

test('a rival’s coach finds no such team', async () => {
  await renderApp(`/teams/details/${own.team}`, { as: 'coach2' })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})

test('a team opens on its next session with the answers, the next match, attendance and form', async () => {
  await renderApp('/teams/details/00000000-0000-4000-8002-000000000003', { as: 'coach' })
  const session = within(await screen.findByRole('region', { name: 'Next session' }))
  expect(await session.findByText(/^\w{3},? \d{1,2} \w{3,4}, \d\d:\d\d–\d\d:\d\d$/)).toBeVisible()
  expect(session.getByText(/\d+ coming/)).toBeVisible()
  expect(session.getByRole('link', { name: 'All sessions' })).toHaveAttribute(
    'href',
    expect.stringContaining('team=00000000-0000-4000-8002-000000000003'),
  )
  expect(screen.getByRole('region', { name: 'Next match' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Attendance, 6 weeks' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Form' })).toBeVisible()
  // what the team is stands after its people
  const facts = screen.getByRole('region', { name: 'About the team' })
  const squad = await screen.findByRole('table', { name: 'Squad' })
  expect(squad.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a parent sees when the team meets, and no numbers of others', async () => {
  await renderApp('/teams/details/00000000-0000-4000-8002-000000000003', { as: 'parent' })
  const session = within(await screen.findByRole('region', { name: 'Next session' }))
  expect(session.queryByText(/coming/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Attendance, 6 weeks' })).not.toBeInTheDocument()
})

test('the page of a team carries the crest of its club', async () => {
  const client = await getDb()
  const setCrest = (logo_url: string | null) =>
    unwrap(client.from('schools').update({ logo_url }).eq('id', school).select('id'))
  const crest = `/storage/v1/object/public/logos/${school}/crest.png`
  await setCrest(`https://club.test${crest}`)
  const { container } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  await waitFor(() => {
    expect(container.querySelector(`main img[src$="${crest}"]`)).not.toBeNull()
  })
  await setCrest(null)
})
