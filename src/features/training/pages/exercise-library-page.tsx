import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { NoMatch } from '@/shared/ui/states/no-match'
import { Pager } from '@/shared/ui/table/pager'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useExerciseSearch } from '../api/exercises'
import { ExerciseCard } from '../components/library/exercise-card'
import { ExerciseToolbar } from '../components/library/exercise-toolbar'
import styles from '../components/library/library.module.css'
import { activeFilterCount, exerciseFilterSchema, exercisesPerPage } from '../model/exercise-filter'

/** Every exercise a person may use, found by what a coach has: players, minutes, age, topic. */
export function ExerciseLibraryPage() {
  const { t, i18n } = useTranslation('training')
  const [filter, patchFilter] = useUrlState(exerciseFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useExerciseSearch(filter, i18n.language)
  const isNarrowed = filter.q !== '' || activeFilterCount(filter) > 0

  function handlePage(page: number) {
    patchFilter({ page })
    window.scrollTo({ top: 0 })
  }

  return (
    <ListPage
      title={t('library.title')}
      count={data?.total}
      action={
        <LinkButton to={paths.trainings.create} icon={<IconPlus size={18} stroke={1.75} />}>
          {t('library.plan')}
        </LinkButton>
      }
      toolbar={<ExerciseToolbar filter={filter} onChange={patchFilter} />}
      pager={
        <Pager
          page={filter.page}
          pageSize={exercisesPerPage}
          total={data?.total ?? 0}
          onChange={handlePage}
        />
      }
    >
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton />}
      {data?.rows.length === 0 &&
        (isNarrowed || filter.page > 1 ? (
          <NoMatch onClear={() => patchFilter(exerciseFilterSchema.parse({}))} />
        ) : (
          <EmptyState title={t('library.empty_title')} text={t('library.empty_text')} />
        ))}
      <ul
        className={styles.grid}
        aria-label={t('library.list_label')}
        data-updating={isPlaceholderData || undefined}
      >
        {data?.rows.map((exercise) => (
          <ExerciseCard key={exercise.id} exercise={exercise} />
        ))}
      </ul>
    </ListPage>
  )
}
