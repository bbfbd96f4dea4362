import { paths } from '@/lib/router/paths'
import { staff, type Article } from '../article'

export const peopleArticles: readonly Article[] = [
  {
    id: 'find-player',
    topic: 'people',
    screens: [paths.players.list, paths.players.details],
    readers: staff,
    to: paths.players.list,
    related: ['add-player', 'player-contact', 'rate-players'],
  },
  {
    id: 'add-player',
    topic: 'people',
    screens: [paths.players.create, paths.players.edit, paths.players.list],
    readers: staff,
    to: paths.players.create,
    related: ['import-players', 'invite-people', 'squad-team'],
  },
  {
    id: 'import-players',
    topic: 'people',
    screens: [paths.players.import],
    readers: staff,
    to: paths.players.import,
    related: ['add-player', 'invite-families'],
  },
  {
    id: 'invite-people',
    topic: 'people',
    screens: [paths.players.invite, paths.players.list, paths.coaches.list],
    readers: staff,
    to: paths.players.invite,
    related: ['invite-families', 'link-child-staff'],
  },
  {
    id: 'link-child-staff',
    topic: 'people',
    screens: [paths.players.details, paths.parents.details],
    readers: staff,
    to: paths.players.list,
    related: ['invite-people', 'player-contact'],
  },
  {
    id: 'player-contact',
    topic: 'people',
    screens: [
      paths.players.details,
      paths.parents.details,
      paths.owners.details,
      paths.coaches.details,
    ],
    readers: staff,
    to: paths.players.list,
    related: ['find-player', 'write-message'],
  },
  {
    id: 'give-award',
    topic: 'people',
    screens: [paths.players.details],
    readers: staff,
    to: paths.players.list,
    related: ['rate-players'],
  },
]
