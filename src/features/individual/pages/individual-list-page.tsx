import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { Pager } from '@/shared/ui/table/pager'
import { useOpenWork } from '../api/assignments'
import { useIndividualLibrary } from '../api/exercises'
import { ExerciseCard } from '../components/library/exercise-card'
import { LibraryToolbar } from '../components/library/library-toolbar'
import { useOwnPlayers } from '../components/use-players'
import {
  countFilters,
  filterLibrary,
  libraryFilterSchema,
  libraryPageSize,
} from '../model/library/library-filter'

/** Exercises for one or two: a coach's to write and give, a family's to choose from and do. */
export function IndividualListPage() {
  const { t } = useTranslation('individual')
  const session = useSession()
  const [filter, patch] = useUrlState(libraryFilterSchema)
  const rows = useIndividualLibrary()
  const players = useOwnPlayers()
  const given = useOpenWork(players.map(({ id }) => id).toSorted())
  const role = session?.profile?.role
  const isStaff = role === 'coach' || role === 'owner'
  const givenIds = given.map(({ exercise_id }) => exercise_id)
  const found = filterLibrary(rows, filter, {
    userId: session?.user.id ?? '',
    isStaff,
    givenIds,
  })
  const pages = Math.max(1, Math.ceil(found.length / libraryPageSize))
  const page = Math.min(filter.page, pages)
  const shown = found.slice((page - 1) * libraryPageSize, page * libraryPageSize)
  const clear = () => patch(libraryFilterSchema.parse({ sort: filter.sort }))
  return (
    <ListFrame
      title={t('pages.list')}
      count={found.length}
      description={t(isStaff ? 'library.lead_staff' : 'library.lead_family')}
      action={
        isStaff ? (
          <LinkButton to={paths.individual.create} icon={<IconPlus size={20} stroke={1.75} />}>
            {t('library.create')}
          </LinkButton>
        ) : (
          <LinkButton
            kind="secondary"
            to={paths.individual.progress}
            icon={<IconHistory size={20} stroke={1.75} />}
          >
            {t('pages.progress')}
          </LinkButton>
        )
      }
      toolbar={
        <LibraryToolbar
          filter={filter}
          patch={patch}
          onClear={clear}
          topics={[...new Set(rows.map(({ topic }) => topic))]}
          isStaff={isStaff}
        />
      }
      pager={
        <Pager
          page={page}
          pageSize={libraryPageSize}
          total={found.length}
          onChange={(next) => patch({ page: next })}
        />
      }
    >
      {shown.length > 0 ? (
        <ul
          className={layout.listGrid3}
          style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }}
          aria-label={t('pages.list')}
        >
          {shown.map((exercise) => (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              isGiven={givenIds.includes(exercise.id)}
              isStaff={isStaff}
            />
          ))}
        </ul>
      ) : countFilters(filter) > 0 || filter.q !== '' ? (
        <NoMatch onClear={clear} />
      ) : (
        <EmptyState title={t('library.empty')} text={t('library.empty_text')} />
      )}
    </ListFrame>
  )
}
