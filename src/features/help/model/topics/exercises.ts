import { paths } from '@/lib/router/paths'
import { staff, type Article } from '../article'

export const exercisesArticles: readonly Article[] = [
  {
    id: 'find-exercise',
    topic: 'exercises',
    screens: [paths.exercises.library, paths.exercises.details],
    readers: staff,
    to: paths.exercises.library,
    related: ['write-exercise', 'collect-exercises', 'plan-training'],
  },
  {
    id: 'write-exercise',
    topic: 'exercises',
    screens: [paths.exercises.create, paths.exercises.edit],
    readers: staff,
    to: paths.exercises.create,
    related: ['find-exercise', 'draw-animation'],
  },
  {
    id: 'collect-exercises',
    topic: 'exercises',
    screens: [paths.exercises.collections, paths.exercises.collection],
    readers: staff,
    to: paths.exercises.collections,
    related: ['find-exercise'],
  },
  {
    id: 'move-exercises',
    topic: 'exercises',
    screens: [paths.exercises.transfer],
    readers: staff,
    to: paths.exercises.transfer,
    related: ['write-exercise'],
  },
  {
    id: 'find-mental',
    topic: 'exercises',
    screens: [paths.mental.list, paths.mental.details, paths.mental.activeDetails],
    readers: staff,
    to: paths.mental.list,
    related: ['write-mental', 'mental-privacy-staff'],
  },
  {
    id: 'write-mental',
    topic: 'exercises',
    screens: [paths.mental.create, paths.mental.edit],
    readers: staff,
    to: paths.mental.list,
    related: ['find-mental'],
  },
  {
    id: 'mental-privacy-staff',
    topic: 'exercises',
    screens: [paths.mental.activeDetails],
    readers: staff,
    to: paths.mental.list,
    related: ['find-mental'],
  },
]
