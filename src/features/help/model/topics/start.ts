import { paths } from '@/lib/router/paths'
import { everybody, families, members, type Article } from '../article'
import { memberScreens, staffScreens } from '../screens'

export const startArticles: readonly Article[] = [
  {
    id: 'ask-us',
    topic: 'start',
    screens: [paths.support.list, paths.support.ask, paths.support.details],
    readers: everybody,
    to: paths.support.ask,
    related: ['find-your-way'],
  },
  {
    id: 'find-your-way',
    topic: 'start',
    screens: [
      paths.coach.overview,
      paths.owner.overview,
      paths.parent.overview,
      paths.player.overview,
      paths.admin.overview,
    ],
    readers: members,
    related: ['switch-role', 'app-on-phone', 'get-news'],
  },
  {
    id: 'switch-role',
    topic: 'start',
    screens: [paths.roleSelection],
    readers: everybody,
    to: paths.roleSelection,
    related: ['find-your-way', 'profile-edit'],
  },
  {
    id: 'wait-for-role',
    topic: 'start',
    screens: [...memberScreens],
    readers: ['pending'],
    to: paths.settings.account,
    related: ['switch-role', 'profile-edit'],
  },
  {
    id: 'not-for-me',
    topic: 'start',
    screens: [...staffScreens],
    readers: families,
    related: ['find-your-way', 'answer-training', 'write-message'],
  },
  {
    id: 'account-suspended',
    topic: 'start',
    screens: [paths.profile, paths.settings.account],
    readers: ['suspended'],
  },
]
