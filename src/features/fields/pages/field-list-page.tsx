import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import { useFields } from '../api/fields'
import { FieldTable } from '../components/list/field-table'
import { FieldToolbar } from '../components/list/field-toolbar'
import { NoFields } from '../components/list/no-fields'
import { useFieldAccess } from '../components/use-field-access'
import { useNow } from '@/lib/time/use-now'
import { fieldFilterSchema, fieldsPageSize } from '../model/field-filter'

/** Every pitch and hall of the school, and whether it is free. */
export function FieldListPage() {
  const { t } = useTranslation('fields')
  const [filter, patch] = useUrlState(fieldFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useFields(filter)
  const { ownSchools } = useFieldAccess()
  const now = useNow()
  return (
    <ListPage
      title={t('pages.list')}
      count={data?.total}
      action={
        ownSchools.length > 0 ? (
          <LinkButton
            to={paths.fields.create}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden />}
          >
            {t('pages.create')}
          </LinkButton>
        ) : null
      }
      toolbar={<FieldToolbar filter={filter} onChange={patch} />}
      pager={
        <Pager
          page={filter.page}
          pageSize={fieldsPageSize}
          total={data?.total ?? 0}
          onChange={(page) => patch({ page })}
        />
      }
    >
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={5} /> : null}
      {data && data.rows.length === 0 ? <NoFields filter={filter} onFilter={patch} /> : null}
      {data && data.rows.length > 0 ? (
        <FieldTable
          rows={data.rows}
          filter={filter}
          onFilter={patch}
          isUpdating={isPlaceholderData}
          now={now}
        />
      ) : null}
    </ListPage>
  )
}
