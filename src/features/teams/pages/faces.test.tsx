import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlayerPhoto, type Photographed } from '@/test/player-photo'
import { renderApp } from '@/test/render-app'
import { drawnPhoto } from '@/test/scene/drawn-photo'

let child: Photographed

beforeAll(async () => {
  child = await addPlayerPhoto('coach')
})
afterAll(() => child.remove())

const listFaces = (table: HTMLElement) =>
  [...table.querySelectorAll('img')].map((face) => face.getAttribute('src'))

test('a photographed player has a face in the squad, the others their initials', async () => {
  await renderApp(`/teams/details/${child.teamId}`, { as: 'coach' })
  const table = await screen.findByRole('table', { name: 'Squad' })
  await waitFor(() => expect(listFaces(table)).toEqual([drawnPhoto]))
})

test('and in the list of players', async () => {
  // the squad grows by the players of other tests, and a page of the list has an end
  await renderApp(`/players?teams=${child.teamId}&q=${child.lastName}`, { as: 'coach' })
  const table = await screen.findByRole('table', { name: 'Players' })
  await waitFor(() => expect(listFaces(table)).toEqual([drawnPhoto]))
})
