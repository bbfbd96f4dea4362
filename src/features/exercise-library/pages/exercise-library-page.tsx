import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { NoMatch } from '@/shared/ui/states/no-match'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useAskAhead, useExerciseScroll } from '@/features/exercises/api/exercises'
import { CardSheets } from '../components/card-sheets'
import { useCardActions } from '../components/use-card-actions'
import { ExerciseToolbar } from '@/features/exercises/widgets/library/exercise-toolbar'
import { ExerciseGrid } from '@/features/exercises/widgets/library/grid/exercise-grid'
import { useLibraryView } from '@/features/exercises/widgets/library/grid/use-library-view'
import { ViewSwitch } from '@/features/exercises/widgets/library/grid/view-switch'
import { LibraryHead } from '@/features/exercises/widgets/library/library-head'
import layout from '@/shared/ui/layout.module.css'
import styles from '@/features/exercises/widgets/library/library.module.css'
import { useFoundText } from '@/features/exercises/widgets/library/use-found-text'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import {
  countFilters,
  getEndOfSearch,
  exerciseFilterSchema,
} from '@/features/exercises/model/exercise-filter'

/** Every exercise a person may use, found by what a coach has: words, players, minutes, space. */
export function ExerciseLibraryPage() {
  const { t, i18n } = useTranslation('exercises')
  const askAhead = useAskAhead(i18n.language)
  const [filter, patchFilter] = useUrlState(exerciseFilterSchema, askAhead)
  const { isStaff } = useTrainingAccess()
  const [view, setView] = useLibraryView()
  const { open, act, close } = useCardActions()
  const search = useExerciseScroll(filter, i18n.language)
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetching } = search
  const foundText = useFoundText()
  const exercises = data?.pages.flatMap(({ rows }) => rows) ?? []
  const { total, variants } = data?.pages[0] ?? { total: 0, variants: 0 }
  const found = foundText({ total, variants }, getEndOfSearch(filter))
  const isNarrowed = filter.q !== '' || countFilters(filter) > 0

  return (
    <ListFrame
      title={t('library.title')}
      action={isStaff ? <LibraryHead /> : null}
      toolbar={
        <ExerciseToolbar
          filter={filter}
          onChange={patchFilter}
          isStaff={isStaff}
          found={found}
          view={<ViewSwitch view={view} onChange={setView} />}
        />
      }
    >
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton />}
      {data && exercises.length > 0 ? (
        <p
          className={`${layout.dimmed} ${layout.size14} ${layout.figures} ${styles.found}`}
          role="status"
        >
          {found}
          {variants >= getEndOfSearch(filter) ? ` · ${t('library.narrow')}` : null}
        </p>
      ) : null}
      {data && exercises.length === 0 ? (
        isNarrowed ? (
          <NoMatch onClear={() => patchFilter(exerciseFilterSchema.parse({}))} />
        ) : (
          <EmptyState title={t('library.empty_title')} text={t('library.empty_text')} />
        )
      ) : (
        <ExerciseGrid
          key={view}
          exercises={exercises}
          view={view}
          isStaff={isStaff}
          isUpdating={isPlaceholderData}
          onAct={act}
          onEnd={() => {
            if (hasNextPage && !isFetching) void search.fetchNextPage()
          }}
        />
      )}
      <CardSheets open={open} isStaff={isStaff} onAct={act} onClose={close} />
    </ListFrame>
  )
}
