import { IconPlus, IconRun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StaffBoard } from '../components/board/staff-board'
import { ChildrenTasks, OwnTasks } from '../components/family/family-tasks'

/** What is to be done: a coach's board of the teams, a family's own list. */
export function TaskBoardPage() {
  const { t } = useTranslation('tasks')
  const session = useSession()
  const role = session?.profile?.role ?? null
  const userId = session?.user.id ?? ''
  const isStaff = role === 'coach' || role === 'owner'
  return (
    <ListFrame
      title={t('pages.active')}
      description={t(
        isStaff ? 'board.lead' : role === 'parent' ? 'family.lead_parent' : 'family.lead',
      )}
      action={
        <>
          <LinkButton kind="secondary" to={paths.mental.list}>
            {t('board.mental')}
          </LinkButton>
          <LinkButton
            kind="secondary"
            to={paths.individual.list}
            icon={<IconRun size={20} stroke={1.75} />}
          >
            {t('family.exercises')}
          </LinkButton>
          {isStaff ? (
            <LinkButton to={paths.tasks.assign} icon={<IconPlus size={20} stroke={1.75} />}>
              {t('board.assign')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <QueryBoundary skeleton={<ListSkeleton rows={6} />}>
        {isStaff ? (
          <StaffBoard />
        ) : role === 'parent' ? (
          <ChildrenTasks userId={userId} />
        ) : (
          <OwnTasks userId={userId} />
        )}
      </QueryBoundary>
    </ListFrame>
  )
}
