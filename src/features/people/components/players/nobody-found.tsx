import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { activePlayerFilters, noPlayerFilter, type PlayerFilter } from '../../model/player-filter'
import { usePeopleAccess } from '../use-people-access'

interface NobodyFoundProps {
  filter: PlayerFilter
  onFilter: (patch: Partial<PlayerFilter>) => void
}

/** No player fits, or there is none yet: then the two ways to begin. */
export function NobodyFound({ filter, onFilter }: NobodyFoundProps) {
  const { t } = useTranslation('people')
  const { isStaff } = usePeopleAccess()
  if (filter.q || activePlayerFilters(filter) > 0) {
    return <NoMatch onClear={() => onFilter(noPlayerFilter)} />
  }
  return (
    <EmptyState
      picture="people"
      title={t('list.empty_title')}
      text={isStaff ? t('list.empty_text') : t('list.empty_family')}
      action={
        isStaff ? (
          <>
            <LinkButton
              to={paths.players.import}
              icon={<IconTableImport size={18} stroke={1.75} />}
            >
              {t('list.import')}
            </LinkButton>
            <LinkButton
              kind="secondary"
              to={paths.players.create}
              icon={<IconPlus size={18} stroke={1.75} />}
            >
              {t('list.add')}
            </LinkButton>
          </>
        ) : null
      }
    />
  )
}
