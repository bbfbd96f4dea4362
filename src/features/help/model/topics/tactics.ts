import { paths } from '@/lib/router/paths'
import { staff, type Article } from '../article'

export const tacticsArticles: readonly Article[] = [
  {
    id: 'draw-animation',
    topic: 'tactics',
    screens: [paths.animator.list, paths.animator.editor],
    readers: staff,
    to: paths.animator.list,
    related: ['film-animation', 'share-animation', 'write-exercise'],
  },
  {
    id: 'share-animation',
    topic: 'tactics',
    screens: [paths.animator.details, paths.animator.list],
    readers: staff,
    to: paths.animator.list,
    related: ['draw-animation', 'film-animation'],
  },
  {
    id: 'film-animation',
    topic: 'tactics',
    screens: [paths.animator.editor, paths.animator.details],
    readers: staff,
    to: paths.animator.list,
    related: ['draw-animation'],
  },
]
