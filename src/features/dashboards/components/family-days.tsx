import { useTranslation } from 'react-i18next'
import { useChildren } from '../api/family'
import { useTeamsAgenda } from '../api/team-agenda'
import { agendaOf, namesFor, teamIdsOf } from '../model/family'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { ChildCard } from './child-card'
import { DaysAheadCard } from './days-ahead-card'

interface FamilyDaysProps {
  userId: string
  now: number
}

/** A card for every child, then the family's days ahead in one list. */
export function FamilyDays({ userId, now }: FamilyDaysProps) {
  const { t } = useTranslation('dashboards')
  const children = useChildren(userId)
  const items = useTeamsAgenda(teamIdsOf(children))
  if (children.length === 0) {
    return (
      <EmptyState
        picture="people"
        title={t('parent.no_child_title')}
        text={t('parent.no_child_text')}
      />
    )
  }
  return (
    <>
      {children.map((child) => (
        <ChildCard key={child.id} child={child} items={agendaOf(child, items)} now={now} />
      ))}
      {items.length > 0 && (
        <DaysAheadCard
          items={items}
          now={now}
          describe={(item) => namesFor(item, children).join(', ')}
        />
      )}
    </>
  )
}
