import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { activeFieldFilters, noFieldFilter, type FieldFilter } from '../../model/field-filter'
import { useFieldAccess } from '../use-field-access'

interface NoFieldsProps {
  filter: FieldFilter
  onFilter: (patch: Partial<FieldFilter>) => void
}

/** No field fits, there is none yet, or it is not for the reader to see. */
export function NoFields({ filter, onFilter }: NoFieldsProps) {
  const { t } = useTranslation('fields')
  const { ownSchools, maySee } = useFieldAccess()
  if (maySee && (filter.q || activeFieldFilters(filter) > 0)) {
    return <NoMatch onClear={() => onFilter(noFieldFilter)} />
  }
  const isOwner = ownSchools.length > 0
  const reason = !maySee ? 'families' : isOwner ? 'owner' : 'staff'
  return (
    <EmptyState
      title={t(maySee ? 'list.empty_title' : 'list.not_for_you')}
      text={t(`list.empty.${reason}`)}
      action={
        isOwner ? (
          <LinkButton to={paths.fields.create} icon={<IconPlus size={18} stroke={1.75} />}>
            {t('pages.create')}
          </LinkButton>
        ) : null
      }
    />
  )
}
