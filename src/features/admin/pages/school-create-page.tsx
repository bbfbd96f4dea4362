import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useCreateSchool } from '../api/schools'
import { SchoolForm } from '../components/schools/school-form'
import { newSchool } from '../model/school-schema'

/** A new school or club; its owner is invited afterwards. */
export function SchoolCreatePage() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const create = useCreateSchool()
  const list = paths.admin.schools.list
  return (
    <FormPage
      title={t('pages.school_create')}
      description={t('school.create_hint')}
      back={{ to: list, label: t('pages.schools') }}
    >
      <SchoolForm
        values={newSchool}
        cancelTo={list}
        saveLabel={t('pages.school_create')}
        onSave={async (row) => {
          const id = await create.mutateAsync(row)
          await navigate(href(paths.admin.schools.details, { id }))
        }}
      />
    </FormPage>
  )
}
