import { useMediaQuery } from '@mantine/hooks'
import { useMatches } from 'react-router'
import { findPage } from '@/lib/router/handle'
import { paths } from '@/lib/router/paths'
import { useStoredChoice } from '@/shared/hooks/use-stored-choice'

/** Boards keep the width for themselves until somebody wants the names there, too. */
const boards: readonly string[] = [
  paths.animator.editor,
  paths.trainings.create,
  paths.trainings.edit,
  paths.trainings.live,
]
const choices = ['by_width', 'shown', 'hidden'] as const

/** Whether the navigation names its entries or shows icons alone; remembered, for boards apart. */
export function useNavigationNames() {
  const isBoard = boards.includes(findPage(useMatches())?.path ?? '')
  const hasRoom = useMediaQuery('(min-width: 1200px)') ?? false
  const [choice, choose] = useStoredChoice('navigation_names', choices)
  const [onBoard, chooseOnBoard] = useStoredChoice('navigation_names_board', choices)
  const isNamed = isBoard
    ? onBoard === 'shown'
    : choice === 'by_width'
      ? hasRoom
      : choice === 'shown'
  return {
    isNamed,
    toggle: () => (isBoard ? chooseOnBoard : choose)(isNamed ? 'hidden' : 'shown'),
  }
}
