import { useTranslation } from 'react-i18next'
import { IconPlus } from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { useLibrary } from '../api/exercises'
import { ExerciseCard } from '../components/library/exercise-card'
import { GivenList } from '../components/library/given-list'
import { LibraryFilters } from '../components/library/library-filters'
import { useMentalAccess } from '../components/use-mental-access'
import {
  filterExercises,
  groupBySkill,
  libraryFilterSchema,
  noFilter,
} from '../model/library-filter'

/** Exercises for the head, by skill; families find what was given to them first. */
export function MentalListPage() {
  const { t } = useTranslation('mental')
  const { userId, role, schoolIds, players } = useMentalAccess()
  const [filter, patch] = useUrlState(libraryFilterSchema)
  const all = useLibrary()
  const rows = filterExercises(all, filter, userId)
  const isWriter = schoolIds.length > 0
  const create = isWriter ? (
    <LinkButton to={paths.mental.create} icon={<IconPlus size={18} stroke={1.75} />}>
      {t('library.create')}
    </LinkButton>
  ) : null
  return (
    <div className={layout.stack4}>
      <PageHeader
        title={t('pages.list')}
        count={rows.length}
        description={t('library.lead')}
        actions={create}
      />
      {players.length > 0 ? <GivenList players={players} isSelf={role === 'player'} /> : null}
      {all.length === 0 ? (
        <EmptyState title={t('library.empty')} text={t('library.empty_text')} action={create} />
      ) : (
        <>
          <LibraryFilters filter={filter} onChange={patch} isWriter={isWriter} />
          {rows.length === 0 ? (
            <NoMatch onClear={() => patch(noFilter)} />
          ) : (
            groupBySkill(rows).map((group) => (
              <section key={group.skill} className={layout.stack3} aria-labelledby={group.skill}>
                <div className={layout.stack1}>
                  <h2 id={group.skill} className={layout.text16}>
                    {t(`skills.${group.skill}`)}
                  </h2>
                  <p className={layout.dim14}>{t(`skill_texts.${group.skill}`)}</p>
                </div>
                <ul
                  className={`${layout.listGrid} ${layout.gap3}`}
                  style={{
                    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
                  }}
                >
                  {group.rows.map((exercise) => (
                    <ExerciseCard key={exercise.id} exercise={exercise} userId={userId} />
                  ))}
                </ul>
              </section>
            ))
          )}
        </>
      )}
    </div>
  )
}
