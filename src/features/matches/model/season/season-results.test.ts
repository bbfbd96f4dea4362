import { expect, test } from 'vitest'
import {
  listCardedPlayers,
  listForm,
  listKeepers,
  listScorers,
  type SeasonPlayer,
} from './season-results'

function createPlayer(first_name: string, figures: Partial<SeasonPlayer>): SeasonPlayer {
  return {
    player_id: first_name,
    first_name,
    last_name: 'Own',
    goals: 0,
    assists: 0,
    clean_sheets: 0,
    yellow_cards: 0,
    red_cards: 0,
    ...figures,
  }
}

const getName = ({ first_name }: SeasonPlayer) => first_name

test('scorers stand by goals, then assists; who did neither is not listed', () => {
  const players = [
    createPlayer('Ada', { goals: 1 }),
    createPlayer('Bo', { yellow_cards: 1 }),
    createPlayer('Cem', { goals: 1, assists: 2 }),
    createPlayer('Dia', { assists: 4 }),
  ]
  expect(listScorers(players).map(getName)).toEqual(['Cem', 'Ada', 'Dia'])
})

test('nobody is listed where goals are not told', () => {
  expect(listScorers([createPlayer('Ada', { goals: null, assists: null })])).toEqual([])
})

test('keepers by clean sheets, booked players by red before yellow', () => {
  const players = [
    createPlayer('Ada', { clean_sheets: 1, yellow_cards: 3 }),
    createPlayer('Bo', { clean_sheets: 2, red_cards: 1 }),
    createPlayer('Cem', {}),
  ]
  expect(listKeepers(players).map(getName)).toEqual(['Bo', 'Ada'])
  expect(listCardedPlayers(players).map(getName)).toEqual(['Bo', 'Ada'])
})

test('the form is the last five matches with a score', () => {
  const matches = [null, 1, 2, 3, 4, 5, 6].map((goals, nth) => ({
    id: `${nth}`,
    opponent: 'Guests',
    is_home: true,
    is_neutral: false,
    kind: 'league' as const,
    competition: null,
    starts_at: '',
    status: 'finished' as const,
    goals_for: goals,
    goals_against: goals,
  }))
  expect(listForm(matches).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
})
