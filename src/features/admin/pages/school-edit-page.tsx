import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { toMatchDayInput } from '@/features/schools/model/match-day'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useAdminSchool, useUpdateSchool } from '../api/schools'
import { SchoolForm } from '../components/schools/school-form'

export function SchoolEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const school = useAdminSchool(id)
  const save = useUpdateSchool(id, school.updated_at)
  const details = href(paths.admin.schools.details, { id })
  return (
    <FormPage title={t('pages.school_edit')} back={{ to: details, label: school.name }}>
      <SchoolForm
        values={{
          ...toMatchDayInput(school),
          location: school.location ?? '',
          address: school.address ?? '',
          website: school.website ?? '',
          description: school.description ?? '',
        }}
        cancelTo={details}
        onSave={async (row) => {
          await save.mutateAsync(row)
          await navigate(details)
        }}
      />
    </FormPage>
  )
}
