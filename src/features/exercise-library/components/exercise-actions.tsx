import { useState } from 'react'
import {
  IconCopy,
  IconEdit,
  IconFolderPlus,
  IconLink,
  IconMovie,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SceneExportSlot } from '@/features/scene/widgets/scene-export-slot'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { Exercise } from '@/features/exercises/api/exercises'
import { getPlayedScene } from '@/features/exercises/model/exercise-scene'
import { listWords } from '@/features/exercises/model/exercise-text'
import { CollectSheet } from './collect-sheet'
import { ExerciseLinkSheet } from './share/exercise-link-sheet'
import { useOwnActions } from '@/features/exercises/widgets/own/use-own-actions'
import { UseInTrainingSheet } from './use-in-training-sheet'
import { FavouriteButton } from '@/features/exercises/widgets/library/favourite-button'

interface ExerciseActionsProps {
  exercise: Exercise
  title: string
  isStaff: boolean
}

const icon = { size: 18, stroke: 1.75 } as const

/** Into a session first; the rest in a menu. Families read and print. */
export function ExerciseActions({ exercise, title, isStaff }: ExerciseActionsProps) {
  const { t } = useTranslation(['exercises', 'exercise-library'])
  const navigate = useNavigate()
  const session = useSession()
  const [sheet, setSheet] = useState<'use' | 'collect' | 'export' | 'link' | null>(null)
  const { id, favourites, author_id } = exercise
  const about = { id, title }
  const own = useOwnActions(exercise, title)
  const close = () => setSheet(null)
  const scene = getPlayedScene(exercise)
  const print: MenuAction = {
    label: t('exercise.print'),
    icon: <IconPrinter {...icon} />,
    onSelect: () => window.print(),
  }
  const staffItems: MenuAction[] = [
    {
      label: t('collections.add'),
      icon: <IconFolderPlus {...icon} />,
      onSelect: () => setSheet('collect'),
    },
    {
      label: t('exercise.adapt'),
      icon: <IconCopy {...icon} />,
      onSelect: () => void navigate(`${paths.exercises.create}?from=${id}`),
    },
    ...(scene
      ? [
          {
            label: t('exercise.export'),
            icon: <IconMovie {...icon} />,
            onSelect: () => setSheet('export'),
          },
        ]
      : []),
    ...(exercise.archived_at === null
      ? [
          {
            label: t('exercise-library:share.action'),
            icon: <IconLink {...icon} />,
            onSelect: () => setSheet('link'),
          },
        ]
      : []),
    ...(author_id !== null && author_id === session?.user.id
      ? [
          {
            label: t('exercise.edit'),
            icon: <IconEdit {...icon} />,
            onSelect: () => void navigate(href(paths.exercises.edit, { id })),
          },
        ]
      : []),
  ]

  return (
    <>
      {isStaff ? (
        <Button icon={<IconPlus {...icon} />} onClick={() => setSheet('use')}>
          {t('library.use.action')}
        </Button>
      ) : null}
      <FavouriteButton exercise={{ ...about, is_favourite: favourites.length > 0 }} />
      {own.sheet}
      {isStaff ? (
        <ActionMenu
          label={t('exercise.actions', { title })}
          items={[...staffItems, print, ...own.items]}
        />
      ) : (
        <Button kind="secondary" icon={print.icon} onClick={print.onSelect}>
          {print.label}
        </Button>
      )}
      <QueryBoundary skeleton={null}>
        {sheet === 'use' ? <UseInTrainingSheet exercise={about} onClose={close} /> : null}
        {sheet === 'collect' ? <CollectSheet exercise={about} onClose={close} /> : null}
        {sheet === 'link' ? (
          <ExerciseLinkSheet
            exerciseId={id}
            title={title}
            texts={exercise.texts.flatMap(listWords)}
            onClose={close}
          />
        ) : null}
        {sheet === 'export' && scene ? (
          <SceneExportSlot scene={scene} title={title} onClose={close} />
        ) : null}
      </QueryBoundary>
    </>
  )
}
