import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import { ExportPanel } from '../components/transfer/export-panel'
import { ImportPanel } from '../components/transfer/import-panel'
import { TextsPanel } from '../components/transfer/texts-panel'
import type { loadOwnExercises } from '../loaders-exercise-form'

const tabs = ['export', 'import', 'texts'] as const

/** One's own exercises out of the club and into it. */
export function ExerciseTransferPage() {
  const { t } = useTranslation('exercises')
  const { userId, schoolId } = useLoaderData<typeof loadOwnExercises>()
  const tab = useActiveTab(tabs)
  return (
    <FormPage
      title={t('transfer.title')}
      description={t('pages.exercise_transfer_description')}
      back={{ to: paths.exercises.library, label: t('exercise.back') }}
    >
      <TabLinks tabs={tabs.map((key) => ({ key, label: t(`transfer.tabs.${key}`) }))} />
      {tab === 'export' ? <ExportPanel userId={userId} /> : null}
      {tab === 'import' ? <ImportPanel userId={userId} schoolId={schoolId} /> : null}
      {tab === 'texts' ? <TextsPanel userId={userId} /> : null}
    </FormPage>
  )
}
