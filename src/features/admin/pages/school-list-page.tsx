import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { toggle } from '@/shared/ui/filters/list-filter'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { Pager } from '@/shared/ui/table/pager'
import { useAdminSchools } from '../api/schools'
import { SchoolTable } from '../components/schools/school-table'
import { schoolFilterSchema, schoolsPageSize } from '../model/school-filter'

/** Every school of the platform with its size. */
export function SchoolListPage() {
  const { t } = useTranslation('admin')
  const [filter, patch] = useUrlState(schoolFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useAdminSchools(filter)
  const isArchived = filter.status === 'archived'
  const clear = () => patch({ q: '', status: 'active', page: 1 })
  return (
    <ListPage
      title={t('pages.schools')}
      count={data?.total}
      action={
        <LinkButton
          to={paths.admin.schools.create}
          icon={<IconPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('pages.school_create')}
        </LinkButton>
      }
      toolbar={
        <FilterToolbar
          search={{
            label: t('school.search'),
            placeholder: t('school.search_placeholder'),
            value: filter.q,
            onChange: (q) => patch({ q, page: 1 }),
          }}
          filters={[
            toggle(t('school.archived'), isArchived, (isOn) =>
              patch({ status: isOn ? 'archived' : 'active', page: 1 }),
            ),
          ]}
          active={Number(isArchived)}
          onClear={clear}
        />
      }
      pager={
        <Pager
          page={filter.page}
          pageSize={schoolsPageSize}
          total={data?.total ?? 0}
          onChange={(page) => patch({ page })}
        />
      }
    >
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {data && (
        <SchoolTable
          rows={data.rows}
          filter={filter}
          onFilter={patch}
          onClear={clear}
          isUpdating={isPlaceholderData}
        />
      )}
    </ListPage>
  )
}
